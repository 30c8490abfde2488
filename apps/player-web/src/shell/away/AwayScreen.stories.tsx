import { answer, beOffline, refuse, sampleAway, sampleWrites } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import { epochSecondsFrom } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { inOnePiece } from '../../config/inOnePiece';
import { endText } from '../../features/restriction/endText';
import { offerKeys } from '../../device/storage/offerKeys';
import { session } from '../../session/session';
import { pageStory } from '../../testing/pageStory';
import type { ScenePlay } from '../../testing/Scene';
import { firstHelpPhone } from '../../config/runtimeConfig';
import { storyConfig } from '../../testing/storyConfig';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Shell/Away' };
export default meta;

const onBreak = sampleAway('break');
const excluded = sampleAway('exclusion');
const inCare = sampleAway('care');
const noMoney = { getUserScore: () => answer({ Score: 0 }) } satisfies Handlers;
const endOf = ({ away }: typeof onBreak) => endText(epochSecondsFrom(away?.until ?? 0));

/** Somebody who stands at a page for players, and whose session only pays out. */
const awayStory = (operator: Handlers, play: ScenePlay) =>
  pageStory({ at: '/promotion', operator }, async (scene, step) => {
    session.signIn({ token: 'story-payout', userId: 7, isAway: true });
    await screen.findByRole('button', { name: scene.text('auth.logout') });
    await play(scene, step);
  });

/** Until when, the money, the way out and help; nothing of the app beside it. */
export const OnBreak = awayStory({ rgInfo: () => answer(onBreak) }, async ({ text }) => {
  await screen.findByRole('heading', { level: 1, name: text('away.now.break') });
  await visitor.sees(text('away.until', { time: endOf(onBreak) }));
  await screen.findByRole('button', { name: text('wdw.do') });
  await expect(screen.queryByRole('navigation')).toBeNull();
  await expect(screen.queryByText(text('dep.title'))).toBeNull();
});

export const Excluded = awayStory({ rgInfo: () => answer(excluded) }, async ({ text }) => {
  await screen.findByRole('heading', { level: 1, name: text('away.now.exclusion') });
  await visitor.sees(text('away.asPerson'));
  await screen.findByRole('button', { name: text('away.pagcor') });
});

/** Somebody who is held back, of whom nobody knows the end yet: nothing is said of another account. */
export const InRegister = awayStory({ rgInfo: () => answer(sampleAway('register')) }, async ({ text }) => {
  await screen.findByRole('heading', { level: 1, name: text('away.now.register') });
  await visitor.sees(text('away.why.register'));
  await expect(document.body).not.toHaveTextContent(/another account|ibang account/);
  const help = text('rg.helpNamed', { phone: inOnePiece(firstHelpPhone(storyConfig)) });
  await screen.findByRole('link', { name: help });
  await screen.findByRole('button', { name: text('wdw.do') });
});

export const InCare = awayStory({ rgInfo: () => answer(inCare) }, async ({ text }) => {
  await screen.findByRole('heading', { level: 1, name: text('away.now.care') });
  await visitor.sees(text('away.until', { time: endOf(inCare) }));
  await visitor.sees(text('away.why.care'));
});

const verified = {
  rgInfo: () => answer(onBreak),
  kycInfo: () => answer({ state: 2, name: 'Ligaya Santos', first: 0 }),
  getUserBank: () =>
    answer([{ bank_code: 'BDO', account_no: '001234564567', account_name: 'LIGAYA SANTOS' }]),
  withdraw: sampleWrites.withdraw,
} satisfies Handlers;

/** Help stands in the first view, above all that is long. */
export const HelpFirst = {
  ...awayStory({ rgInfo: () => answer(excluded) }, async ({ text }) => {
    const help = text('rg.helpNamed', { phone: inOnePiece(firstHelpPhone(storyConfig)) });
    const line = await screen.findByRole('link', { name: help });
    await screen.findByRole('heading', { level: 1, name: text('away.now.exclusion') });
    const money = await screen.findByRole('button', { name: text('wdw.do') });
    const { bottom } = line.getBoundingClientRect();
    await expect(bottom).toBeLessThan(window.innerHeight);
    await expect(bottom).toBeLessThan(money.getBoundingClientRect().top);
  }),
  parameters: { layout: 'fullscreen', visual: { skip: 'As Excluded.' } },
};

/** Letters and the statement are one press away, and nothing of the app beside them. */
export const Letters = {
  ...awayStory({ rgInfo: () => answer(onBreak) }, async ({ text }) => {
    await visitor.press(text('mail.title'), 'link');
    await screen.findByRole('heading', { name: text('mail.title') });
    await expect(screen.queryByRole('navigation')).toBeNull();
    await expect(screen.queryByRole('button', { name: text('mail.deleteRead') })).toBeNull();
    await visitor.press(text('common.back'));
    await visitor.press(text('stmt.title'), 'link');
    await screen.findByRole('heading', { name: text('stmt.title') });
  }),
  parameters: { layout: 'fullscreen', visual: { skip: 'Both pages have their own pictures.' } },
};

/** What still holds the way out back can be settled here. */
export const IdentityNeeded = awayStory(
  { rgInfo: () => answer(onBreak), kycInfo: () => answer({ state: 0, name: '', first: 0 }) },
  async ({ text }) => {
    await visitor.sees(text('kyc.withdrawal.none'));
    await screen.findByRole('button', { name: text('kyc.title') });
  },
);

/** Withdrawals run on. */
export const OnItsWay = awayStory({ rgInfo: () => answer(onBreak), ...noMoney }, async ({ text }) => {
  await visitor.sees(text('away.onItsWay', { x: '₱300.00' }));
});

/** Another tab has made it longer: this one looks anew. */
export const LongerElsewhere = {
  ...awayStory({ rgInfo: () => answer(onBreak) }, async ({ text, operator }) => {
    await screen.findByRole('heading', { level: 1, name: text('away.now.break') });
    operator.handle({ rgInfo: () => answer(excluded) });
    window.dispatchEvent(new StorageEvent('storage', { key: offerKeys.quiet.name }));
    await screen.findByRole('heading', { level: 1, name: text('away.now.exclusion') });
  }),
  parameters: { layout: 'fullscreen', visual: { skip: 'As Excluded.' } },
};

/** All own money goes out in one press, to the account in the verified name. */
export const SendingAllNow = {
  ...awayStory(verified, async ({ text, operator }) => {
    await visitor.press(/BDO .*4567/);
    await screen.findByRole('dialog', { name: text('wdw.madeTitle') });
    const sent = operator.seen.filter(({ call }) => call === 'withdraw');
    await expect(sent).toHaveLength(1);
    await expect(sent[0]?.fields).toMatchObject({ extra: expect.stringContaining('001234564567') });
  }),
  parameters: { layout: 'fullscreen', visual: { skip: 'The receipt has its own pictures.' } },
};

/** An account in another name is nobody's to send to in one press. */
export const NobodyToSendTo = awayStory(
  { ...verified, kycInfo: () => answer({ state: 2, name: 'Rosa Cruz', first: 0 }) },
  async ({ text }) => {
    await screen.findByRole('button', { name: text('wdw.do') });
    await expect(screen.queryByRole('button', { name: /4567/ })).toBeNull();
  },
);

export const WithoutMoney = awayStory({ rgInfo: () => answer(onBreak), ...noMoney }, async ({ text }) => {
  await visitor.sees(text('away.noMoney'));
  await expect(screen.queryByRole('button', { name: text('wdw.do') })).toBeNull();
});

/** The keyboard opens the way out: no turnover is asked for. */
export const Withdrawing = {
  ...awayStory({ rgInfo: () => answer(onBreak) }, async ({ text }) => {
    const withdraw = await screen.findByRole('button', { name: text('wdw.do') });
    withdraw.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('textbox', { name: text('wdw.amount') });
    await expect(screen.queryByText(text('wdw.note2'))).toBeNull();
  }),
  parameters: { layout: 'fullscreen', visual: { skip: 'The withdrawal has its own pictures.' } },
};

/** A break is only ever made longer: no length that ends earlier is offered. */
export const MakingItLonger = {
  ...awayStory(
    { rgInfo: () => answer(onBreak), rgBreak: sampleWrites.rgBreak },
    async ({ text, operator }) => {
      await visitor.press(text('away.longer.break'));
      await visitor.press(new RegExp(text('away.hoursOf.72')), 'radio');
      await expect(screen.queryByRole('radio', { name: new RegExp(text('away.hoursOf.24')) })).toBeNull();
      const [box] = await screen.findAllByRole('checkbox');
      box?.click();
      await visitor.press(text('away.start.break'));
      await visitor.sees(text('away.begunLonger'));
      await expect(operator.seen.find(({ call }) => call === 'rgBreak')?.fields).toEqual({ hours: '72' });
    },
  ),
  parameters: { layout: 'fullscreen', visual: { skip: 'The choice has its own pictures.' } },
};

const aDay = { ...onBreak, away: { kind: 'break', until: STORY_NOW / 1000 + 86_400 - 600 } } as const;

/** A break of a day that has just begun is not offered once more as a longer one. */
export const OfAnEqualLength = {
  ...awayStory({ rgInfo: () => answer(aDay) }, async ({ text }) => {
    await visitor.press(text('away.longer.break'));
    await screen.findByRole('radio', { name: new RegExp(text('away.hoursOf.72')) });
    await expect(screen.queryByRole('radio', { name: new RegExp(text('away.hoursOf.24')) })).toBeNull();
  }),
  parameters: { layout: 'fullscreen', visual: { skip: 'The choice has its own pictures.' } },
};

/** Whoever is held back for another reason can begin a break or an exclusion of their own all the same. */
const beginsOwn = (kind: 'register' | 'care') => ({
  ...awayStory(
    { rgInfo: () => answer(sampleAway(kind)), rgBreak: sampleWrites.rgBreak },
    async ({ text, operator }) => {
      await screen.findByRole('button', { name: text('rg.exclude') });
      await visitor.press(text('rg.break'));
      await visitor.press(new RegExp(text('away.hoursOf.168')), 'radio');
      const [box] = await screen.findAllByRole('checkbox');
      box?.click();
      await visitor.press(text('away.start.break'));
      await visitor.sees(text('rg.resting'));
      await expect(operator.seen.find(({ call }) => call === 'rgBreak')?.fields).toEqual({ hours: '168' });
    },
  ),
  parameters: { layout: 'fullscreen', visual: { skip: 'The choice has its own pictures.' } },
});

export const BreakWhileInRegister = beginsOwn('register');
export const BreakWhileInCare = beginsOwn('care');

/** What has become longer is told as it is now, at once: whoever has just been excluded reads of no break. */
export const ExcludedOnABreak = {
  ...awayStory({ rgInfo: () => answer(onBreak), rgExclude: sampleWrites.rgExclude }, async ({ text }) => {
    await visitor.sees(text('away.until', { time: endOf(onBreak) }));
    await visitor.press(text('rg.exclude'));
    await visitor.press(new RegExp(text('away.monthsOf.6')), 'radio');
    const [box] = await screen.findAllByRole('checkbox');
    box?.click();
    await visitor.fill(text('reg.password'), 'Play1234');
    await visitor.press(text('away.start.exclusion'));
    await screen.findByRole('heading', { level: 1, name: text('away.now.exclusion') });
    await visitor.sees(text('away.until', { time: endOf(excluded) }));
    await expect(screen.queryByRole('heading', { name: text('away.now.break') })).toBeNull();
  }),
  parameters: { layout: 'fullscreen', visual: { skip: 'As Excluded.' } },
};

/** Its reason is gone, but the session still only pays out. */
export const Over = awayStory({}, async ({ text }) => {
  await screen.findByRole('heading', { level: 1, name: text('away.over') });
  await screen.findByRole('button', { name: text('idle.again') });
});

export const Failed = awayStory(
  { rgInfo: () => refuse(1001), getUserScore: () => refuse(1001) },
  async ({ text }) => {
    await visitor.sees(text('user.balanceFailed'));
    const help = text('rg.helpNamed', { phone: inOnePiece(firstHelpPhone(storyConfig)) });
    await screen.findByRole('link', { name: help });
  },
);

export const Offline = awayStory({ rgInfo: beOffline, getUserScore: beOffline }, async ({ text }) =>
  visitor.sees(text('user.balanceFailed')),
);

/** A guest again, whom nothing is offered here, and nothing of the session is left. */
export const LoggedOut = {
  ...awayStory({ rgInfo: () => answer(onBreak), loginOut: sampleWrites.loginOut }, async ({ text }) => {
    await screen.findByRole('heading', { level: 1, name: text('away.now.break') });
    await visitor.press(text('auth.logout'));
    await screen.findByRole('heading', { level: 1, name: text('away.quiet') });
    await expect(session.isAway()).toBe(false);
  }),
  parameters: { layout: 'fullscreen', visual: { skip: 'The quiet page has its own pictures.' } },
};

/** The page of who helps, which the operator names, stands with the help line. */
export const HelpPage = awayStory(
  {
    rgInfo: () => answer(onBreak),
    urlConfig: () => answer({ tgUrl: '', bindPhone: 0 as const, help: 'https://help.example/play' }),
  },
  async ({ text }) => {
    await screen.findByRole('button', { name: text('rg.helpPage') });
  },
);
