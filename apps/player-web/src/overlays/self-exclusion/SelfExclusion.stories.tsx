import { refuse, sampleWrites } from '@kislap/api/testing';
import type { TranslateText } from '@kislap/i18n';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Self-exclusion' };
export default meta;

const aBreak = { name: 'self-exclusion', options: { kind: 'break' } } as const;
const exclusion = { name: 'self-exclusion', options: { kind: 'exclusion' } } as const;

async function fillIn(text: TranslateText, length: string): Promise<void> {
  await visitor.press(new RegExp(length), 'radio');
  await visitor.fill(text('reg.password'), 'Play1234');
  const [box] = await screen.findAllByRole('checkbox');
  box?.click();
}

/** Nothing is chosen beforehand, and nothing can be begun by one wrong tap. */
export const Break = overlayStory(aBreak, {}, async ({ text }) => {
  const begin = await screen.findByRole('button', { name: text('rg.startBreak') });
  await expect(begin).toHaveAttribute('aria-disabled', 'true');
});

export const Exclusion = overlayStory(exclusion, {}, async ({ text }) =>
  visitor.sees(text('rg.excludeWarn')),
);

/** The session ends with it. */
export const Begun = overlayStory(
  aBreak,
  { operator: { rgBreak: sampleWrites.rgBreak } },
  async ({ operator, text }) => {
    await fillIn(text, text('rg.hoursOf.168'));
    await visitor.press(text('rg.startBreak'));
    await visitor.sees(text('rg.resting'));
    const sent = operator.seen.find(({ call }) => call === 'rgBreak');
    await expect(sent?.fields).toEqual({ hours: '168', password: 'Play1234' });
  },
);

export const WrongPassword = overlayStory(
  exclusion,
  { operator: { rgExclude: () => refuse(1002, 'Wrong phone number or password.') } },
  async ({ text }) => {
    await fillIn(text, text('rg.monthsOf.12'));
    await visitor.press(text('rg.startExclusion'));
    await visitor.sees(text('rg.wrongPassword'));
  },
);
