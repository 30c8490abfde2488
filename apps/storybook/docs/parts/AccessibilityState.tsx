import { Subheading } from '@storybook/addon-docs/blocks';

import { checkStates, criterionStates, ruleSet } from './accessibilityState';
import type { CheckedStory, CheckState, CriterionState } from './accessibilityState';
import { Part } from './Part';
import { Table } from './Table';

const unseen = criterionStates.filter(({ seenBy }) => seenBy.length === 0);

const exemptText = ({ exempt }: CheckState) =>
  exempt.length === 0 ? '–' : exempt.map(({ story, reason }) => `${story}: ${reason}`).join(' ');

/** How the stories of one component are checked, read from the checks themselves. */
export function ComponentAccessibility({ stories }: { readonly stories: readonly CheckedStory[] }) {
  return (
    <>
      <Subheading>Accessibility state</Subheading>
      <p>
        {`By ${ruleSet.rules} rules of ${ruleSet.name} ${ruleSet.version} and by our own checks, each a failing test when it finds something. `}
        {`${unseen.length} of ${criterionStates.length} criteria no check looks for, and of the others none finds everything: they are a person’s. `}
        <a href="./?path=/docs/foundations-accessibility--docs" target="_top">
          Which they are
        </a>
      </p>
      <Part>
        <Table
          label="How the stories are checked"
          heads={['Check', 'Stories', 'Exempt']}
          rows={checkStates(stories).map((state) => ({
            key: state.check,
            cells: [state.check, `${state.stories} of ${stories.length}`, exemptText(state)],
          }))}
        />
      </Part>
    </>
  );
}

const rowOf = ({ number, name, seenBy }: CriterionState) => ({
  key: number,
  cells: [number, name, seenBy.length === 0 ? 'a person' : seenBy.join(', ')],
});

/** Every criterion with what looks for it; those that are a person’s alone stand first. */
export function CriteriaTable() {
  return (
    <Part>
      <Table
        label="What looks for each criterion"
        heads={['WCAG 2.2', 'Criterion', 'Looked for by']}
        rows={[...unseen, ...criterionStates.filter(({ seenBy }) => seenBy.length > 0)].map(rowOf)}
      />
    </Part>
  );
}
