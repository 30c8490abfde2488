import { folderAndName, pascal, words } from './names.mjs';

const folders = ['primitives', 'patterns', 'player'];

/**
 * A part of the kit: `component patterns/Something`.
 *
 * @param {string} path
 * @returns {import('./Plan.mjs').Plan}
 */
export function component(path) {
  const { folder, name } = folderAndName(path, folders);
  const Name = pascal(name);
  const home = `libs/ui/src/${folder}/${Name}`;
  return {
    files: {
      [`${home}/${Name}.tsx`]: `import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';
import { ${lower(name)} } from './${Name}.css';

type ${Name}Props = RecipeVariants<typeof ${lower(name)}> & {
  /** What it says, as a whole sentence. */
  children: ReactNode;
};

/** Say here in one sentence what it is for. */
export function ${Name}({ tone, children }: ${Name}Props) {
  return <p className={${lower(name)}({ tone })}>{children}</p>;
}
`,
      [`${home}/${Name}.css.ts`]: styleFile(folder, lower(name)),
      [`${home}/${Name}.stories.tsx`]: storiesFile(folder, Name),
      [`${home}/${Name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${Name} } from './${Name}';

test('${words(name)} says what it is given', () => {
  render(<${Name} tone="strong">Almost there</${Name}>);
  expect(screen.getByText('Almost there')).toBeInTheDocument();
});
`,
      [`${home}/${Name}.mdx`]: usagePage(Name),
    },
    appended: { 'libs/ui/src/index.ts': `export { ${Name} } from './${folder}/${Name}/${Name}';\n` },
  };
}

/** @param {string} name */
const lower = (name) => name.charAt(0).toLowerCase() + name.slice(1);

/** @param {string} folder @param {string} name */
const styleFile = (folder, name) => `import { recipe } from '@vanilla-extract/recipes';
import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const ${name} = recipe({
  base: inLayer('${folder}', { margin: 0, font: vars.type.md }),
  variants: {
    tone: {
      plain: inLayer('${folder}', { color: vars.color.textMuted }),
      strong: inLayer('${folder}', { color: vars.color.text }),
    },
  },
  defaultVariants: { tone: 'plain' },
});
`;

/** @param {string} folder @param {string} Name */
const storiesFile = (folder, Name) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecipeMatrix } from '../../testing/RecipeMatrix';
import { ${Name} } from './${Name}';
import { ${lower(Name)} } from './${Name}.css';

const meta = {
  title: '${pascal(folder)}/${Name}',
  component: ${Name},
  args: { children: 'Almost there' },
} satisfies Meta<typeof ${Name}>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Strong: Story = { args: { tone: 'strong' } };

/** Every variant that the recipe knows. */
export const Matrix: Story = {
  render: (args) => (
    <RecipeMatrix recipe={${lower(Name)}}>{(variants) => <${Name} {...args} {...variants} />}</RecipeMatrix>
  ),
};

export const LongText: Story = {
  args: { children: 'Kailangan mo pa ng kaunting turnover bago makapag-withdraw. '.repeat(4) },
};
`;

/** @param {string} Name */
const usagePage = (Name) => `import { Controls, Meta, Primary, Stories } from '@storybook/addon-docs/blocks';

import * as stories from './${Name}.stories';

<Meta of={stories} />

# ${Name}

<Primary />
<Controls />

## When to use

Say which need it meets.

## When not, and what instead

- Say which other part meets a near need.

## Wording

Say how its text is written.

## Accessibility

Say what it is to a screen reader and to a keyboard.

## Why it is so

Say what was tried and left.

<Stories />
`;
