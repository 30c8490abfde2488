import axe from 'axe-core';

import { checkSettingsOf } from '../../visual/page/checkSettings';
import type { CheckSettings } from '../../visual/page/checkSettings';
import { criteria } from './criteria';

/** The checks that every story is, beside its own play function, and the criteria that ours stand for. */
const checks = [
  { name: 'axe', sees: [] },
  { name: 'targets', sees: ['2.5.8'] },
  { name: 'squeeze', sees: ['1.4.4', '1.4.10'] },
] as const satisfies readonly { readonly name: string; readonly sees: readonly string[] }[];

/** What axe leaves out unless it is asked, and what Storybook leaves out of it. */
const isLeftOut = ({ ruleId, tags }: axe.RuleMetadata) =>
  ruleId === 'region' || tags.some((tag) => /^(?:experimental|deprecated|wcag2aaa|wcag22aa)$/u.test(tag));

const rules = axe.getRules().filter((rule) => !isLeftOut(rule));

/** The rule set that stories are checked by: the program, its version, and how many rules of it. */
export const ruleSet = { name: 'axe-core', version: axe.version, rules: rules.length } as const;

/** `wcag1410` is 1.4.10. */
const criterionOf = (tag: string): string | undefined => {
  const [, principle, guideline, number] = /^wcag(\d)(\d)(\d+)$/u.exec(tag) ?? [];
  return number === undefined ? undefined : `${principle}.${guideline}.${number}`;
};

/** One success criterion, and what looks for it. Where nothing does, it is left to a person. */
export interface CriterionState {
  readonly number: string;
  readonly name: string;
  /** The ids of axe's rules, and the names of our own checks. */
  readonly seenBy: readonly string[];
}

/** Every criterion of WCAG 2.2 A and AA with what looks for it. A rule finds some of what a criterion asks, never all. */
export const criterionStates: readonly CriterionState[] = Object.entries(criteria).map(([number, name]) => ({
  number,
  name,
  seenBy: [
    ...rules
      .filter(({ tags }) => tags.some((tag) => criterionOf(tag) === number))
      .map(({ ruleId }) => ruleId),
    ...checks.filter(({ sees }) => sees.some((one) => one === number)).map((check) => check.name),
  ],
}));

/** What a page needs of a story to say how it is checked. */
export interface CheckedStory {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly playFunction?: unknown;
}

/** What one check is made of, over the stories of a component. */
export interface CheckState {
  readonly check: string;
  readonly stories: number;
  /** Who is exempt, with the reason that the story gives. */
  readonly exempt: readonly { readonly story: string; readonly reason: string }[];
}

/** How the stories of a component are checked, as their own parameters say it. */
export function checkStates(stories: readonly CheckedStory[]): readonly CheckState[] {
  const states = checks.map(({ name }) => {
    const exempt = stories.flatMap(({ name: story, parameters }) => {
      const reason = exemptionFrom(name, parameters);
      return reason === undefined ? [] : [{ story, reason }];
    });
    return { check: name, stories: stories.length - exempt.length, exempt };
  });
  const played = stories.filter(({ playFunction }) => playFunction !== undefined).length;
  return [...states, { check: 'used as a person would', stories: played, exempt: [] }];
}

function exemptionFrom(check: string, parameters: Readonly<Record<string, unknown>>): string | undefined {
  if (check === 'axe') return axeExemption(parameters['a11y']);
  const settings: Partial<Readonly<Record<string, CheckSettings['visual']>>> = {
    ...checkSettingsOf(parameters),
  };
  return settings[check]?.skip ?? settings[check]?.finds;
}

/** Whatever weakens axe comes with a reason, or the story fails. */
function axeExemption(a11y: unknown): string | undefined {
  const reason: unknown = Object(a11y).reason;
  return typeof reason === 'string' ? reason : undefined;
}
