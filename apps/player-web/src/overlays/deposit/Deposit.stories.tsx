import {
  answer,
  answerText,
  beOffline,
  keepSilent,
  refuse,
  samplePayMethods,
  sampleWrites,
  samplePlayer,
} from '@kislap/api/testing';
import type { FakeOperator, Handlers } from '@kislap/api/testing';
import type { TranslateText } from '@kislap/i18n';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Deposit' };
export default meta;

const deposit = { name: 'deposit', options: {} } as const;
const channelsFor = (vipLevel: number) =>
  samplePayMethods.map((method) => ({
    ...method,
    payChanel: method.payChanel.map((channel) => ({ ...channel, v: vipLevel, vm: 9 })),
  }));

/** More than the maximum is cut to it, and the field says so. */
export const CutToMaximum = overlayStory(deposit, {}, async ({ text }) => {
  await visitor.fill(text('dep.amount'), '99999999');
  await visitor.sees(text('dep.max', { max: '₱20,000' }));
  await expect(screen.getByLabelText(text('dep.amount'), { selector: 'input' })).toHaveValue('20,000');
});

export const Loaded = overlayStory(deposit, {}, async ({ text }) => {
  await visitor.sees(text('dep.amount'));
  await visitor.sees(
    text('rg.spent30', { deposited: '₱12,000.00', withdrawn: '₱4,000.00', net: '₱8,000.00' }),
  );
});

export const Loading = overlayStory(deposit, { operator: { paylist4vip: keepSilent } });

export const Failed = overlayStory(
  deposit,
  { operator: { paylist4vip: () => refuse(500) } },
  async ({ text }) => visitor.sees(text('dep.payErr')),
);

/** Promotions that cannot be loaded are not offered; the deposit goes on. */
export const PromotionsFailed = overlayStory(
  deposit,
  { operator: { getPayGift: () => refuse(500) } },
  async ({ text }) => visitor.sees(text('dep.none')),
);

/** What is known stays; the button rests and says why. */
export const Offline = overlayStory(deposit, { isOffline: true }, async ({ text }) =>
  visitor.sees(text('net.offline')),
);

export const Empty = overlayStory(
  deposit,
  { operator: { paylist4vip: () => answer({ data: [], userChnl: [] }) } },
  async ({ text }) => visitor.sees(text('dep.maint')),
);

/** There are channels, but none for this player's level. */
export const Restricted = overlayStory(
  deposit,
  { operator: { paylist4vip: () => answer({ data: channelsFor(8), userChnl: [] }) } },
  async ({ text }) => visitor.sees(text('dep.maint')),
);

/** The first deposit of a newcomer, with the promotions that are for it. */
export const Newcomer = overlayStory(
  deposit,
  { operator: { getUserInfo: () => answer({ ...samplePlayer, DepCount: 0, Dep15: 0 }) } },
  async ({ text }) => {
    await visitor.press(/₱500/, 'radio');
    await visitor.press(new RegExp(text('promo.19')), 'radio');
    await visitor.sees(text('dep.parts', { own: '₱500.00', bonus: '₱500.00' }));
    await visitor.sees(text('dep.andLocked', { bonus: '₱500.00' }));
    // What is locked is not got.
    await expect(document.body).not.toHaveTextContent('₱1,000.00');
  },
);

const newcomer = {
  getUserInfo: () => answer({ ...samplePlayer, DepCount: 0, Dep15: 0 }),
  deposit: sampleWrites.deposit,
} satisfies Handlers;

/** 500 pesos with the bonus of a first deposit, up to the card with its terms. */
async function askTerms(text: TranslateText): Promise<void> {
  await visitor.press(/₱500/, 'radio');
  await visitor.press(new RegExp(text('promo.19')), 'radio');
  await visitor.press(text('common.submit'));
  await screen.findByRole('dialog', { name: text('bonus.terms') });
  await visitor.sees(text('bonus.costOf', { amount: '₱120.00', rate: 96 }));
}

const depositsSent = ({ seen }: FakeOperator) => seen.filter(({ call }) => call === 'deposit');

/** The bonus is taken once its terms are read, and not before. */
export const BonusTaken = overlayStory(deposit, { operator: newcomer }, async ({ text, operator }) => {
  await askTerms(text);
  await expect(depositsSent(operator)).toHaveLength(0);
  await visitor.press(text('bonus.take'));
  await screen.findByRole('dialog', { name: text('dep.success') });
  await expect(depositsSent(operator)).toMatchObject([{ fields: { acId: '19' } }]);
});

export const BonusLeft = overlayStory(deposit, { operator: newcomer }, async ({ text, operator }) => {
  await askTerms(text);
  await visitor.press(text('bonus.without'));
  await screen.findByRole('dialog', { name: text('dep.success') });
  await expect(depositsSent(operator)).toMatchObject([{ fields: { acId: '0' } }]);
});

/** Who leaves the card has deposited nothing, and the form is as it was. */
export const TermsLeft = overlayStory(deposit, { operator: newcomer }, async ({ text, operator }) => {
  await askTerms(text);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: text('bonus.terms') })).toBeNull());
  await expect(depositsSent(operator)).toHaveLength(0);
  await visitor.sees(text('dep.parts', { own: '₱500.00', bonus: '₱500.00' }));
});

/** Mode, channel and amount lead to the line that says what will arrive, and what of it is locked. */
export const BonusLine = overlayStory(deposit, {}, async ({ text }) => {
  await visitor.press(/Maya/, 'radio');
  await visitor.sees(/MY1/);
  await visitor.press(/₱500/, 'radio');
  await visitor.sees(text('dep.youGet'));
  await visitor.sees(text('dep.andLocked', { bonus: '₱25.00' }));
});

/** A deposit opened from a promotion's card. */
export const PromotionChosen = overlayStory(
  { name: 'deposit', options: { promotion: 15, mode: 'maya' } },
  {},
);

export const BelowMinimum = overlayStory(deposit, {}, async ({ text }) => {
  await visitor.fill(text('dep.amount'), '60');
  await visitor.press(text('common.submit'));
  await visitor.sees(text('dep.min', { min: '100' }));
});

export const BankMissing = overlayStory(
  { name: 'deposit', options: { mode: 'onlinebank' } },
  {},
  async ({ text }) => {
    await visitor.press(/₱500/, 'radio');
    await visitor.press(text('common.submit'));
    await visitor.sees(text('dep.bank'));
  },
);

/** With the bank that was asked for, the message that asked for it goes. */
export const BankChosen = overlayStory(
  { name: 'deposit', options: { mode: 'onlinebank' } },
  {},
  async ({ text }) => {
    await visitor.press(/₱500/, 'radio');
    await visitor.press(text('common.submit'));
    await visitor.sees(text('dep.bank'));
    const banks = screen.getByRole('radiogroup', { name: text('dep.bankList') });
    const [first] = within(banks).getAllByRole('radio');
    await userEvent.click(first ?? document.body);
    await waitFor(() => expect(screen.queryByText(text('dep.bank'))).toBeNull());
  },
);

/** A bank transfer asks whose card pays. */
export const NameAsked = overlayStory(
  { name: 'deposit', options: { mode: 'banktransfer' } },
  {},
  async ({ text }) => {
    await visitor.press(/₱500/, 'radio');
    await visitor.press(text('common.submit'));
    await screen.findByRole('dialog', { name: text('dep.cardName') });
  },
);

export const Made = overlayStory(
  deposit,
  { operator: { deposit: sampleWrites.deposit } },
  async ({ text, operator }) => {
    await visitor.press(/₱500/, 'radio');
    await visitor.press(text('common.submit'));
    await screen.findByRole('dialog', { name: text('dep.success') });
    await expect(operator.seen.filter(({ call }) => call === 'deposit')).toHaveLength(1);
  },
);

/** The operator's own words, and the form as it was. */
export const Refused = overlayStory(
  deposit,
  { operator: { deposit: () => refuse(1015, 'Gcash is resting until 23:00.') } },
  async ({ text }) => {
    await visitor.press(/₱500/, 'radio');
    await visitor.press(text('common.submit'));
    await visitor.sees('Gcash is resting until 23:00.');
  },
);

/** Sent, and no readable answer: nothing else can be sent until it is known what became of it. */
export const OutcomeUnknown = overlayStory(
  deposit,
  {
    operator: {
      deposit: () => answerText('<html>Bad gateway</html>', 502),
      orderByKey: () => refuse(1014, 'Not found.'),
    },
  },
  async ({ text }) => {
    await visitor.press(/₱500/, 'radio');
    await visitor.press(text('common.submit'));
    await visitor.sees(text('dep.unsureNote', { amount: '₱500.00' }));
    await expect(screen.queryByRole('button', { name: text('common.submit') })).toBeNull();
  },
);

/** The connection goes between the form and Submit: nothing was sent. */
export const NothingSent = overlayStory(deposit, {}, async ({ text, operator }) => {
  await visitor.press(/₱500/, 'radio');
  await screen.findByText(text('dep.youGet'));
  operator.handle({ getUserScore: beOffline });
  await visitor.press(text('common.submit'));
  await visitor.sees(text('net.unreached'));
});
