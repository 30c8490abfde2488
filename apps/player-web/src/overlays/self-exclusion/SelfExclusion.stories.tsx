import { refuse, sampleWrites } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Self-exclusion' };
export default meta;

const aBreak = { name: 'self-exclusion', options: { kind: 'break' } } as const;
const exclusion = { name: 'self-exclusion', options: { kind: 'exclusion' } } as const;

async function choose(length: string): Promise<void> {
  await visitor.press(new RegExp(length), 'radio');
  const [box] = await screen.findAllByRole('checkbox');
  box?.click();
}

/** Nothing is chosen beforehand, and nothing can be begun by one wrong tap. */
export const Break = overlayStory(aBreak, {}, async ({ text }) => {
  const begin = await screen.findByRole('button', { name: text('away.start.break') });
  await expect(begin).toHaveAttribute('aria-disabled', 'true');
});

/** What it means is said before it begins. */
export const Exclusion = overlayStory(exclusion, {}, async ({ text }) => {
  await visitor.press(new RegExp(text('away.monthsOf.12')), 'radio');
  await visitor.sees(new RegExp(text('away.byLaw')));
  await visitor.sees(text('away.asPerson'));
});

/** Instead of the password, a code that is sent to the account's phone. */
export const ByCode = overlayStory(
  exclusion,
  { operator: { rgExclude: sampleWrites.rgExclude, sendCode: sampleWrites.sendCode } },
  async ({ operator, text }) => {
    await choose(text('away.monthsOf.6'));
    await visitor.press(text('login.byCode'), 'tab');
    await visitor.press(text('auth.send'));
    await visitor.fill(text('bind.code'), '123456');
    await visitor.press(text('away.start.exclusion'));
    await visitor.sees(text('rg.excluded'));
    const sent = operator.seen.find(({ call }) => call === 'rgExclude');
    await expect(sent?.fields).toEqual({ months: '6', code: '123456', confirm: 'EXCLUDE' });
    await expect(operator.seen.find(({ call }) => call === 'sendCode')?.fields).toEqual({ scene: 'away' });
  },
);

/** No password is asked for. The session ends with it. */
export const Begun = overlayStory(
  aBreak,
  { operator: { rgBreak: sampleWrites.rgBreak } },
  async ({ operator, text }) => {
    await choose(text('away.hoursOf.168'));
    await visitor.press(text('away.start.break'));
    await visitor.sees(text('rg.resting'));
    const sent = operator.seen.find(({ call }) => call === 'rgBreak');
    await expect(sent?.fields).toEqual({ hours: '168' });
  },
);

export const WrongPassword = overlayStory(
  exclusion,
  { operator: { rgExclude: () => refuse(1002, 'Wrong phone number or password.') } },
  async ({ text }) => {
    await choose(text('away.monthsOf.12'));
    await visitor.fill(text('reg.password'), 'Wrong1234');
    await visitor.press(text('away.start.exclusion'));
    await visitor.sees(text('rg.wrongPassword'));
  },
);
