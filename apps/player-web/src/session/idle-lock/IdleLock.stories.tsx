import { answer, beOffline, refuse, samplePlayer, sampleWrites } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { accountKeys } from '../../device/storage/accountKeys';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { pageStory } from '../../testing/pageStory';
import type { Scene, ScenePlay } from '../../testing/Scene';
import type { ScreenSetup } from '../../testing/ScreenSetup';
import { visitor } from '../../testing/visitor';
import { idleLock } from './idleLock';

const meta: Meta = { title: 'Shell/Idle lock' };
export default meta;

/** The account was on the screen, and is locked. */
function lockedStory(operator: ScreenSetup['operator'], play: ScenePlay, isOffline?: true) {
  const setup = { at: '/user', ...(operator && { operator }), ...(isOffline && { isOffline }) };
  return pageStory(setup, async (scene, step) => {
    await screen.findByRole('button', { name: scene.text('auth.logout') });
    idleLock.lock();
    await seesLock(scene);
    await play(scene, step);
  });
}

const seesLock = ({ text }: Scene) => screen.findByRole('dialog', { name: text('idle.title') });

/** Nothing of the account is left, Escape leads nowhere, and nothing opens over the lock. */
export const Locked = lockedStory({}, async (scene) => {
  await userEvent.keyboard('{Escape}');
  const outcome = await openOverlay('deposit', {});
  await expect(outcome).toEqual({ type: 'dismissed', reason: 'cleared' });
  await seesLock(scene);
  await expect(screen.queryByRole('navigation')).toBeNull();
  await expect(document.body.textContent).not.toContain('₱');
});

/** The password opens it, and the page is there again. */
export const Unlocked = {
  ...lockedStory({ checkPwd: sampleWrites.checkPwd }, async ({ text, operator }) => {
    await visitor.fill(text('reg.password'), 'Play1234');
    await visitor.press(text('idle.goOn'));
    await screen.findByRole('button', { name: text('auth.logout') });
    const sent = operator.seen.find(({ call }) => call === 'checkPwd');
    await expect(sent?.fields).toEqual({ password: 'Play1234' });
  }),
  parameters: { layout: 'fullscreen', visual: { skip: 'The account page has its own pictures.' } },
};

export const WrongPassword = lockedStory(
  { checkPwd: () => refuse(1002, 'Wrong phone number or password.') },
  async ({ text }) => {
    await visitor.fill(text('reg.password'), 'Wrong1234');
    await visitor.press(text('idle.goOn'));
    await visitor.sees(text('rg.wrongPassword'));
  },
);

/** A code to the phone of the account, which a locked app does not know, opens it as well. */
export const ByCode = {
  ...lockedStory(
    { sendCode: sampleWrites.sendCode, checkPwd: sampleWrites.checkPwd },
    async ({ text, operator }) => {
      await visitor.press(text('login.byCode'), 'tab');
      await visitor.press(text('auth.send'));
      await visitor.sees(text('auth.resend', { n: 60 }));
      await visitor.fill(text('bind.code'), '123456');
      await visitor.press(text('idle.goOn'));
      await screen.findByRole('button', { name: text('auth.logout') });
      const fields = (name: string) => operator.seen.find(({ call }) => call === name)?.fields;
      await expect([fields('sendCode'), fields('checkPwd')]).toEqual([
        { scene: 'unlock' },
        { code: '123456' },
      ]);
    },
  ),
  parameters: { layout: 'fullscreen', visual: { skip: 'The account page has its own pictures.' } },
};

/** The operator knows of nothing that this account could be opened with. */
export const NothingToProve = lockedStory({ checkPwd: () => refuse(1008) }, async ({ text }) => {
  await visitor.fill(text('reg.password'), 'Play1234');
  await visitor.press(text('idle.goOn'));
  await visitor.sees(text('idle.noProof'));
});

export const NoAnswer = lockedStory({ checkPwd: beOffline }, async ({ text }) => {
  await visitor.fill(text('reg.password'), 'Play1234');
  await visitor.press(text('idle.goOn'));
  await visitor.sees(text('net.unreached'));
});

/** An account of another service has no password to ask for. */
export const WithoutPassword = pageStory(
  { at: '/user', operator: { getUserInfo: () => answer({ ...samplePlayer, Phone: '' }) } },
  async (scene) => {
    await screen.findByRole('button', { name: scene.text('bind.title') });
    // The device has to know before the app is locked: a locked one asks nobody.
    await waitFor(() => expect(deviceStorage.read(accountKeys.hasNoPassword(7))).toBe(1));
    idleLock.lock();
    await visitor.sees(scene.text('idle.whyNoPassword'));
    await expect(screen.queryByLabelText(scene.text('reg.password'))).toBeNull();
  },
);

/** The operator locks a session too, in answer to whatever is asked. */
export const LockedByOperator = {
  ...pageStory({ at: '/user/mail', operator: { getMsgList: () => refuse(1022) } }, async (scene) => {
    await seesLock(scene);
    await waitFor(() => expect(screen.queryByRole('heading', { name: scene.text('mail.title') })).toBeNull());
  }),
  parameters: { layout: 'fullscreen', visual: { skip: 'It looks as when the app has locked itself.' } },
};

/** Whoever cannot unlock it leaves, which is told to the operator, and logs in. */
export const LeftByLoggingOut = {
  ...lockedStory({ loginOut: sampleWrites.loginOut }, async ({ text, operator }) => {
    await visitor.press(text('idle.again'));
    await screen.findByRole('button', { name: text('auth.login') });
    await waitFor(() => expect(operator.seen.map(({ call }) => call)).toContain('loginOut'));
  }),
  parameters: { layout: 'fullscreen', visual: { skip: 'The login has its own pictures.' } },
};
