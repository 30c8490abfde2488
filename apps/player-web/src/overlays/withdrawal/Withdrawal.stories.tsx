import { answer, answerText, keepSilent, refuse, sampleWrites, samplePlayer } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import type { TranslateText } from '@kislap/i18n';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Withdrawal' };
export default meta;

const withdrawal = { name: 'withdrawal', options: {} } as const;
/** Everything that had to be played has been played. */
const free: Handlers = { userCashCheck: () => answer({ DepCount: 2, needFlow: 3000, BetFlow: 3000 }) };

/** The last look at what goes where, and yes. */
async function confirm(text: TranslateText): Promise<void> {
  await screen.findByRole('dialog', { name: text('wdw.confirmTitle') });
  await visitor.press(text('wdw.do'));
}

/** An amount to the first saved account, and Submit. */
async function withdraw(text: TranslateText, amount: string): Promise<void> {
  // The methods are radios too, and may be there first.
  const saved = await screen.findByRole('radiogroup', { name: text('wdw.saved') });
  const [first] = await within(saved).findAllByRole('radio');
  await userEvent.click(first ?? document.body);
  await visitor.fill(text('wdw.amount'), amount);
  await visitor.press(text('common.submit'));
}

export const Loaded = overlayStory(withdrawal, { operator: free }, async ({ text }) => {
  await visitor.sees(text('wdw.channels'));
  await visitor.sees('₱12,345.67');
  for (const field of ['wdw.amount', 'wdw.account', 'wdw.holder'] as const) {
    await screen.findByLabelText(text(field), { selector: 'input' });
  }
});

export const Loading = overlayStory(withdrawal, {
  operator: {
    paylist4vip: keepSilent,
    getUserInfo: keepSilent,
    getUserScore: keepSilent,
    userCashCheck: keepSilent,
  },
});

export const Failed = overlayStory(
  withdrawal,
  { operator: { ...free, paylist4vip: () => refuse(500) } },
  async ({ text }) => visitor.sees(text('dep.payErr')),
);

export const Offline = overlayStory(withdrawal, { isOffline: true, operator: free }, async ({ text }) =>
  visitor.sees(text('net.offline')),
);

/** No way out is open. */
export const Empty = overlayStory(
  withdrawal,
  { operator: { ...free, paylist4vip: () => answer({ data: [], userChnl: [] }) } },
  async ({ text }) => visitor.sees(text('wdw.maint')),
);

export const NoSavedAccount = overlayStory(withdrawal, {
  operator: { ...free, getUserBank: () => answer([]) },
});

/** Turnover is left: nothing can be withdrawn yet, and Submit says how much is missing. */
export const Restricted = overlayStory(withdrawal, {}, async ({ text }) => {
  await visitor.sees(text('wdw.available', { x: '₱0.00' }));
  await screen.findByRole('link', { name: text('flow.title') });
  await screen.findByRole('button', { name: text('wdw.dropBonus') });
  await withdraw(text, '200');
  await visitor.sees(text('wdw.flow', { n: '123.45' }));
});

/** Submit rests until all is filled in, and what is missing stands above it. */
export const NothingFilledIn = overlayStory(
  withdrawal,
  { operator: { ...free, getUserBank: () => answer([]) } },
  async ({ text }) => {
    await visitor.sees(text('amount.empty'));
    await expect(screen.getByRole('button', { name: text('common.submit') })).toBeDisabled();
    await visitor.fill(text('wdw.amount'), '200');
    await visitor.sees(text('complete.fillAll'));
  },
);

/** All is filled in, and the number is none of GCash: that is what Submit waits for. */
export const WrongNumber = overlayStory(withdrawal, { operator: free }, async ({ text }) => {
  await visitor.fill(text('wdw.amount'), '200');
  await visitor.fill(text('wdw.account'), '0917');
  await visitor.fill(text('wdw.holder'), 'Ligaya Santos');
  await visitor.sees(text('wdw.checkAccount'));
  await expect(screen.getByRole('button', { name: text('common.submit') })).toBeDisabled();
  await expect(document.body).not.toHaveTextContent(text('wdw.fillAll'));
});

export const NeverDeposited = overlayStory(
  withdrawal,
  { operator: { userCashCheck: () => answer({ DepCount: 0, needFlow: 0, BetFlow: 0 }) } },
  async ({ text }) => {
    await withdraw(text, '200');
    await visitor.sees(text('wdw.rechargeFirst'));
  },
);

export const BelowMinimum = overlayStory(withdrawal, { operator: free }, async ({ text }) => {
  await withdraw(text, '60');
  await visitor.sees(text('wdw.min', { w_min: '100' }));
});

/** The minimum is more than there is. */
export const BalanceTooLow = overlayStory(
  withdrawal,
  {
    operator: {
      ...free,
      getUserScore: () => answer({ Score: 423_400 }),
      getUserInfo: () => answer({ ...samplePlayer, Score: 423_400 }),
    },
  },
  async ({ text }) => visitor.sees(text('wdw.hintMin', { w_min: '₱100', x: '₱42.34' })),
);

/** The operator pays out to bound phones only, so that comes first. */
export const PhoneMissing = overlayStory(
  withdrawal,
  { operator: { ...free, getUserInfo: () => answer({ ...samplePlayer, Phone: '' }) } },
  async ({ text }) => {
    await withdraw(text, '200');
    await screen.findByRole('dialog', { name: text('bind.title') });
  },
);

/** Above Submit stands where the money goes, and how much. */
export const Filled = overlayStory(withdrawal, { operator: free }, async ({ text }) => {
  const saved = await screen.findByRole('radiogroup', { name: text('wdw.saved') });
  const [first] = await within(saved).findAllByRole('radio');
  await userEvent.click(first ?? document.body);
  await visitor.fill(text('wdw.amount'), '200');
  const line = await screen.findByText(/GCash •••• 0002$/);
  await expect(line.parentElement).toHaveTextContent('₱200.00');
});

/** The operator's own words with everything that was sent, and the form empty again. */
export const Accepted = overlayStory(
  withdrawal,
  { operator: { ...free, withdraw: sampleWrites.withdraw } },
  async ({ text, operator }) => {
    await withdraw(text, '200');
    await confirm(text);
    await screen.findByRole('dialog', { name: text('wdw.madeTitle') });
    await visitor.sees('Your withdrawal is being reviewed.');
    await expect(operator.seen.filter(({ call }) => call === 'withdraw')).toHaveLength(1);
  },
);

export const Refused = overlayStory(
  withdrawal,
  { operator: { ...free, withdraw: () => refuse(1015, 'GCash is resting until 23:00.') } },
  async ({ text }) => {
    await withdraw(text, '200');
    await confirm(text);
    await visitor.sees('GCash is resting until 23:00.');
  },
);

const asksForIdentity = overlayStory(
  withdrawal,
  { operator: { ...free, withdraw: () => refuse(1013, 'Verify your identity before you withdraw.') } },
  async ({ text }) => {
    await withdraw(text, '200');
    await confirm(text);
    await screen.findByRole('dialog', { name: text('kyc.title') });
    await visitor.sees('Verify your identity before you withdraw.');
  },
);

/** The operator wants to know who it pays: its words stand above the documents. */
export const IdentityCheckNeeded: typeof asksForIdentity = {
  ...asksForIdentity,
  parameters: {
    ...asksForIdentity.parameters,
    visual: { skip: 'The identity check has its pictures in its own stories.' },
  },
};

/** Known before anything is typed: money goes out only to whom the operator knows. */
export const IdentityInReview = overlayStory(
  withdrawal,
  { operator: { ...free, kycInfo: () => answer({ state: 1, first: 0 }) } },
  async ({ text }) => {
    await visitor.sees(text('kyc.withdrawal.review'));
    await screen.findByRole('button', { name: text('kyc.row') });
  },
);

/** Nobody is held back for an account that is verified. */
export const Verified = overlayStory(
  withdrawal,
  { operator: { ...free, kycInfo: () => answer({ state: 2, first: 0 }) } },
  async ({ text }) => {
    await screen.findByRole('textbox', { name: text('wdw.amount') });
    await expect(screen.queryByRole('button', { name: text('kyc.title') })).toBeNull();
  },
);

/** Sent without a readable answer, and made all the same: it is shown like any other, and the form is done. */
export const FoundAfterAll = overlayStory(
  withdrawal,
  {
    operator: {
      ...free,
      withdraw: () => answerText('<html>Bad gateway</html>', 502),
      orderByKey: () =>
        answer({
          orderid: 'W20',
          kind: 'W',
          am: 200,
          status: 0,
          step: 'review',
          next: 'operator',
          at: STORY_NOW / 1000,
          fix: 0,
          stop: 0,
        }),
    },
  },
  async ({ text, passUntil }) => {
    await withdraw(text, '200');
    await confirm(text);
    await visitor.sees(text('wdw.unsureWhy', { amount: '₱200.00' }));
    await passUntil(5_000, async () => {
      await screen.findByRole('dialog', { name: text('wdw.madeTitle') }, { timeout: 200 });
    });
    const made = screen.getByRole('dialog', { name: text('wdw.madeTitle') });
    await visitor.sees('W20');
    await within(made).findByText(text('wdw.found', { amount: '₱200.00' }));
    await userEvent.click(within(made).getByRole('button', { name: text('common.close') }));
    await expect(screen.getByRole('textbox', { name: text('wdw.amount') })).toHaveValue('');
  },
);

/** Sent, and no readable answer: nothing else can be sent until it is known what became of it. */
export const OutcomeUnknown = overlayStory(
  withdrawal,
  {
    operator: {
      ...free,
      withdraw: () => answerText('<html>Bad gateway</html>', 502),
      orderByKey: () => refuse(1014, 'Not found.'),
    },
  },
  async ({ text }) => {
    await withdraw(text, '200');
    await confirm(text);
    await visitor.sees(text('wdw.unsureWhy', { amount: '₱200.00' }));
    await expect(screen.queryByRole('button', { name: text('common.submit') })).toBeNull();
  },
);
