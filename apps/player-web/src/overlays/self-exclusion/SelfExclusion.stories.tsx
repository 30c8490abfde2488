import { answer, refuse, sampleWrites } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import type { Scene } from '../../testing/Scene';
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

/** Ticks what is understood, beside the box that sends money out. */
async function chooseAndConfirm(text: Scene['text']): Promise<void> {
  await visitor.press(new RegExp(text('away.hoursOf.168')), 'radio');
  const boxes = await screen.findAllByRole('checkbox');
  boxes.at(-1)?.click();
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

const verified = {
  kycInfo: () => answer({ state: 2, name: 'Ligaya Santos', first: 0 }),
  getUserBank: () =>
    answer([{ bank_code: 'BDO', account_no: '001234564567', account_name: 'LIGAYA SANTOS' }]),
  rgExclude: sampleWrites.rgExclude,
  rgBreak: sampleWrites.rgBreak,
  withdraw: sampleWrites.withdraw,
} satisfies Handlers;

/** What becomes of money and of what was given stands there before anything is chosen. */
export const SaidBefore = overlayStory(exclusion, { operator: verified }, async ({ text }) => {
  await visitor.sees(new RegExp(text('away.moneyHome')));
  await visitor.sees(new RegExp(text('away.giftsEnd')));
  await visitor.sees(/₱100\.00/);
  await expect(screen.getByRole('checkbox', { name: /BDO .*4567/ })).toBeChecked();
});

/** The ticked box sends all own money out, after the break has begun and in the session that pays out. */
export const SentAtOnce = {
  ...overlayStory(aBreak, { operator: verified }, async ({ operator, text }) => {
    await screen.findByRole('checkbox', { name: /BDO .*4567/ });
    await chooseAndConfirm(text);
    await visitor.press(text('away.start.break'));
    await screen.findByRole('dialog', { name: text('wdw.madeTitle') });
    const calls = operator.seen.filter(({ call }) => call === 'rgBreak' || call === 'withdraw');
    await expect(calls.map(({ call }) => call)).toEqual(['rgBreak', 'withdraw']);
    await expect(calls[1]?.token).not.toBe(calls[0]?.token);
    await expect(calls[1]?.fields).toMatchObject({ extra: expect.stringContaining('001234564567') });
  }),
  parameters: { visual: { skip: 'The receipt has its own pictures.' } },
};

/** Whoever unticks it sends nothing. */
export const Kept = {
  ...overlayStory(aBreak, { operator: verified }, async ({ operator, text }) => {
    await visitor.press(/BDO .*4567/, 'checkbox');
    await chooseAndConfirm(text);
    await visitor.press(text('away.start.break'));
    await visitor.sees(text('rg.resting'));
    await expect(operator.seen.some(({ call }) => call === 'withdraw')).toBe(false);
  }),
  parameters: { visual: { skip: 'As Begun.' } },
};

/** Instead of the password, a code that is sent to the account's phone. */
export const ByCode = overlayStory(
  exclusion,
  { operator: { rgExclude: sampleWrites.rgExclude, sendCode: sampleWrites.sendCode } },
  async ({ operator, text }) => {
    await visitor.sees(text('away.confirmFirst'));
    await choose(text('away.monthsOf.6'));
    await visitor.sees(text('away.proofFirst'));
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
