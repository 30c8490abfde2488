import { answer, keepSilent, refuse, sampleLimits, sampleWrites } from '@kislap/api/testing';
import { formatMoney, moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { pageStory } from '../../testing/pageStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Pages/Register success' };
export default meta;

const at = '/registerSuccess';
/** As the registration leads here. */
const registered = { at, state: { welcomeGift: zeroMoney } } as const;

export const Loaded = pageStory(registered, async ({ text }) => visitor.sees(text('user.idIs', { id: '7' })));

/** The operator welcomes new players with money. */
export const WithGift = pageStory({ at, state: { welcomeGift: moneyFromPeso(50) } }, async ({ text }) =>
  visitor.sees(text('reg.gift', { x: formatMoney(moneyFromPeso(50)) })),
);

/** Who the player is says the session itself; only the phone is still on its way. */
export const Loading = pageStory({ ...registered, operator: { getUserInfo: keepSilent } });

/** Whether a limit is asked for is not known yet: its place is kept, and no deposit stands there meanwhile. */
export const LimitsLate = pageStory({ ...registered, operator: { rgInfo: keepSilent } }, async ({ text }) => {
  await visitor.sees(text('reg.ok'));
  await visitor.sees(text('reg.lookAround'));
  await expect(screen.queryByText(text('reg.deposit'))).toBeNull();
});

/** It could not be asked for: that is said, and a deposit still does not come first. */
export const LimitsFailed = pageStory(
  { ...registered, operator: { rgInfo: () => refuse(500) } },
  async ({ text }) => {
    await visitor.sees(text('rg.failed'));
    await expect(screen.queryByText(text('reg.deposit'))).toBeNull();
  },
);

export const Failed = pageStory(
  { ...registered, operator: { getUserInfo: () => refuse(500) } },
  async ({ text }) => visitor.sees(text('reg.ok')),
);

/** The page is for players: a guest who comes here is at the login. */
export const Guest = pageStory({ visitor: 'guest', at }, async ({ text }) =>
  visitor.sees(text('login.title')),
);

export const DepositNext = pageStory(registered, async ({ text }) => {
  await visitor.press(text('reg.deposit'));
  await screen.findByRole('dialog', { name: text('dep.title') });
});

const asked = {
  rgInfo: () => answer({ ...sampleLimits, prompt: 'first' as const }),
  rgSet: sampleWrites.rgSet,
  rgPrompt: sampleWrites.rgPrompt,
};

/** Before the first deposit: nothing is proposed, and nothing can be saved until an amount is typed. */
export const LimitAsked = pageStory({ ...registered, operator: asked }, async ({ text }) => {
  await visitor.sees(text('reg.limitTitle'));
  await expect(screen.getByRole('button', { name: text('rg.save') })).toBeDisabled();
  await expect(screen.queryByText(text('reg.deposit'))).toBeNull();
});

/** Who comes back after an exclusion is asked too, and has registered long ago. */
export const BackAgain = pageStory({ at, operator: asked }, async ({ text }) => {
  await visitor.sees(text('login.title'));
  await visitor.sees(text('reg.limitTitle'));
  await expect(screen.queryByText(text('reg.ok'))).toBeNull();
});

export const LimitSaved = pageStory({ ...registered, operator: asked }, async ({ operator, text }) => {
  await visitor.fill(text('rg.limit.dep.day'), '500');
  await visitor.fill(text('rg.limit.dep.month'), '5000');
  await visitor.press(text('rg.save'));
  await visitor.sees(text('reg.limitSaved'));
  const sent = operator.seen.filter(({ call }) => call === 'rgSet' || call === 'rgPrompt');
  await expect(sent.map(({ fields }) => fields)).toEqual([
    { kind: 'dep', span: 'day', value: '500' },
    { kind: 'dep', span: 'month', value: '5000' },
    { answer: 'set' },
  ]);
  await screen.findByRole('button', { name: text('reg.deposit') });
});

/** To go on without a limit is asked once more. */
export const NoLimit = pageStory({ ...registered, operator: asked }, async ({ operator, text }) => {
  await visitor.press(text('reg.noLimit'));
  await screen.findByRole('dialog', { name: text('reg.noLimitTitle') });
  await expect(operator.seen.some(({ call }) => call === 'rgPrompt')).toBe(false);
  await visitor.press(text('reg.noLimitYes'));
  await screen.findByRole('button', { name: text('reg.deposit') });
  const sent = operator.seen.find(({ call }) => call === 'rgPrompt');
  await expect(sent?.fields).toEqual({ answer: 'none' });
});

export const LimitRefused = pageStory(
  {
    ...registered,
    operator: { ...asked, rgSet: () => refuse(1001, 'Check what you entered and try again.') },
  },
  async ({ text }) => {
    await visitor.fill(text('rg.limit.dep.week'), '500');
    await visitor.press(text('rg.save'));
    await visitor.sees('Check what you entered and try again.');
    await visitor.sees(text('reg.limitTitle'));
  },
);

/** Limits are offered before any money is. */
export const LimitsFirst = pageStory(registered, async ({ text }) => {
  await visitor.press(text('reg.limits'), 'link');
  await visitor.sees(text('rg.limits'));
});
