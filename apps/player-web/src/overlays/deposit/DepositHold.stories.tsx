import { answer, refuse, sampleLimits } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import type { Scene } from '../../testing/Scene';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Deposit restriction' };
export default meta;

const deposit = { name: 'deposit', options: {} } as const;
const reset = STORY_NOW / 1000 + 86_400;
const week = (used: number, open = 0): Handlers => ({
  rgInfo: () =>
    answer({
      ...sampleLimits,
      dep: { ...sampleLimits.dep, week: { am: 10_000, used, open, reset, pending: undefined } },
    }),
});
const submit = ({ text }: Scene) => screen.findByRole('button', { name: text('common.submit') });

/** What is left stands beside the amount before anything is typed; an amount within it can be sent. */
export const WithinLimit = overlayStory(deposit, { operator: week(4000) }, async (scene) => {
  await visitor.sees(scene.text('dep.limitLeft.week', { x: '₱6,000.00' }));
  await visitor.press(/₱500/, 'radio');
  await waitFor(async () => expect(await submit(scene)).toBeEnabled());
});

/** An amount beyond it is not sent, and the sheet says how much may be. */
export const LimitPassed = overlayStory(deposit, { operator: week(9800) }, async (scene) => {
  await visitor.press(/₱500/, 'radio');
  await visitor.sees(new RegExp(scene.text('dep.limitPassed.week', { x: '₱200.00', time: '' }).slice(0, 25)));
  await expect(await submit(scene)).toBeDisabled();
  await screen.findAllByRole('link', { name: scene.text('rg.limits') });
});

export const LimitUsedUp = overlayStory(deposit, { operator: week(10_000) }, async (scene) => {
  await visitor.sees(new RegExp(scene.text('dep.limitUsed.week', { time: '' }).slice(0, 25)));
  await expect(await submit(scene)).toBeDisabled();
});

/** What is left is held for orders: it may come free again, and is not called used. */
export const LimitHeld = overlayStory(deposit, { operator: week(9000, 1000) }, async (scene) => {
  await visitor.sees(scene.text('dep.limitHeld'));
  await visitor.sees(scene.text('dep.limitReserved', { x: '₱1,000.00' }));
  await expect(await submit(scene)).toBeDisabled();
});

/** Limits that cannot be loaded hold nothing back here: the operator decides. */
export const LimitsUnknown = overlayStory(
  deposit,
  { operator: { rgInfo: () => refuse(500), kycInfo: () => refuse(500) } },
  async (scene) => {
    await visitor.press(/₱500/, 'radio');
    await waitFor(async () => expect(await submit(scene)).toBeEnabled());
    await expect(screen.queryByText(scene.text('dep.noLimit'))).toBeNull();
  },
);

const identity = (state: 0 | 1 | 3, first: 0 | 1 = 0): Handlers => ({
  kycInfo: () => answer({ state, first }),
});

export const IdentityMissing = overlayStory(deposit, { operator: identity(0, 1) }, async (scene) => {
  await visitor.sees(scene.text('kyc.deposit.none'));
  await visitor.press(/₱500/, 'radio');
  await expect(await submit(scene)).toBeDisabled();
});

/** Who waits for an answer deposits, unless the check comes first. */
export const IdentityInReview = overlayStory(deposit, { operator: identity(1) }, async (scene) => {
  await visitor.press(/₱500/, 'radio');
  await waitFor(async () => expect(await submit(scene)).toBeEnabled());
});

export const IdentityInReviewFirst = overlayStory(deposit, { operator: identity(1, 1) }, async (scene) => {
  await visitor.sees(scene.text('kyc.deposit.review'));
  await visitor.press(/₱500/, 'radio');
  await expect(await submit(scene)).toBeDisabled();
});

/** The way on leads to the documents; when they have passed meanwhile, the deposit is open. */
export const IdentityRefused = overlayStory(deposit, { operator: identity(3) }, async (scene) => {
  await visitor.sees(scene.text('kyc.deposit.refused'));
  await visitor.press(scene.text('kyc.title'));
  const check = await screen.findByRole('dialog', { name: scene.text('kyc.title') });
  scene.operator.handle({ kycInfo: () => answer({ state: 2, first: 0 }) });
  window.history.back();
  await waitFor(() => expect(check).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByText(scene.text('kyc.deposit.refused'))).toBeNull());
  await visitor.press(/₱500/, 'radio');
  await waitFor(async () => expect(await submit(scene)).toBeEnabled());
});
