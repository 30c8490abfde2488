import { answer, beOffline, keepSilent, refuse, sampleWrites } from '@kislap/api/testing';
import type { TranslateText } from '@kislap/i18n';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';
import { identityDraft } from './useIdentityForm';

const meta: Meta = { title: 'Overlays/Identity' };
export default meta;

const identity = { name: 'identity', options: {} } as const;
const withoutAccounts = { getUserBank: () => answer([]) };

/** A camera's picture, larger than what is sent. */
function takePicture(): File {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 1700, height: 1000 });
  canvas.getContext('2d')?.fillRect(200, 200, 1000, 600);
  const [, base64 = ''] = canvas.toDataURL('image/jpeg', 0.5).split(',');
  const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new File([content], 'camera.jpg', { type: 'image/jpeg' });
}

/** Everything filled in before the overlay opened, as after the phone's Back: only the consent is still to be given. */
function keepFilledIn(): void {
  const picture = { content: takePicture(), preview: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' };
  identityDraft.keep(7, {
    step: 'consent',
    typed: {
      documentType: 'passport',
      documentNumber: 'P1234567A',
      name: 'Ligaya Santos',
      birthday: { year: '1990', month: '05', day: '20' },
      front: picture,
      selfie: picture,
    },
  });
}

async function choosePicture(label: string, file: File): Promise<void> {
  const input = await screen.findByLabelText(new RegExp(label));
  await userEvent.setup({ applyAccept: false }).upload(input, file);
}

async function fillDocument(text: TranslateText): Promise<void> {
  await visitor.choose(text('kyc.type'), 'passport');
  await visitor.fill(text('kyc.number'), 'P1234567A');
  await visitor.fill(text('kyc.name'), 'Ligaya Santos');
  await visitor.choose(text('auth.birthYear'), '1990');
  await visitor.choose(text('auth.birthMonth'), '05');
  await visitor.choose(text('auth.birthDay'), '20');
  await visitor.press(text('common.continue'));
}

async function fillAll(text: TranslateText): Promise<void> {
  await fillDocument(text);
  for (const side of ['front', 'selfie'] as const) {
    await visitor.sees(text(`kyc.step.${side}`));
    await choosePicture(text(`kyc.${side}`), takePicture());
    await screen.findByLabelText(new RegExp(text('kyc.retake')), {}, { timeout: 5000 });
    await visitor.press(text('common.continue'));
  }
  await visitor.sees(text('kyc.step.consent'));
}

/** The operator asks for it before the first deposit, and says so. */
export const NeededFirst = overlayStory(
  identity,
  { operator: { kycInfo: () => answer({ state: 0, first: 1 }) } },
  async ({ text }) => visitor.sees(text('kyc.why')),
);

/** Each problem stands beside its field, also a name that is not on the account withdrawn to. */
export const MissingParts = overlayStory(
  identity,
  {
    operator: {
      getUserBank: () => answer([{ bank_code: 'GCASH', account_no: '1', account_name: 'Juan Cruz' }]),
    },
  },
  async ({ text }) => {
    await visitor.fill(text('kyc.name'), 'Ligaya Santos');
    await visitor.press(text('common.continue'));
    await visitor.sees(text('kyc.typeMissing'));
    await visitor.sees(text('kyc.nameOther'));
  },
);

/** What is no picture is not taken, and the step stays. */
export const NotAPicture = overlayStory(identity, { operator: withoutAccounts }, async ({ text }) => {
  await fillDocument(text);
  const page = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' });
  await choosePicture(text('kyc.front'), page);
  await visitor.sees(text('kyc.notAPicture'));
  await choosePicture(text('kyc.front'), new File(['no picture'], 'x.jpg', { type: 'image/jpeg' }));
  await visitor.sees(text('kyc.unreadable'));
});

/** Both pictures go smaller than they came, and only with the player's own tick. */
export const Sent = overlayStory(
  identity,
  { operator: { ...withoutAccounts, kycSubmit: sampleWrites.kycSubmit } },
  async ({ operator, text }) => {
    await fillAll(text);
    await waitFor(() => expect(screen.getByRole('checkbox')).not.toBeChecked());
    await visitor.press(text('kyc.send'));
    await visitor.sees(text('kyc.consentMissing'));
    await visitor.press(text('kyc.consent'), 'checkbox');
    await visitor.press(text('kyc.send'));
    await visitor.sees(text('kyc.pending'));
    const sent = operator.seen.find(({ call }) => call === 'kycSubmit');
    await expect(sent?.fields).toMatchObject({ idType: 'passport', idNo: 'P1234567A', consent: '1' });
    const front = sent?.fields['front'];
    await expect(front instanceof Blob && front.type).toBe('image/jpeg');
  },
);

/** Nothing is lost when sending fails, and what goes again is the same. */
export const SendingFailed = overlayStory(
  identity,
  {
    remembered: keepFilledIn,
    operator: { ...withoutAccounts, kycSubmit: () => refuse(500, 'Please try again.') },
  },
  async ({ operator, text }) => {
    await visitor.press(text('kyc.consent'), 'checkbox');
    await visitor.press(text('kyc.send'));
    await visitor.sees('Please try again.');
    await visitor.sees('P1234567A');
    await visitor.press(text('kyc.send'));
    const keys = () =>
      operator.seen.filter(({ call }) => call === 'kycSubmit').map(({ idempotencyKey }) => idempotencyKey);
    await waitFor(() => expect(keys().length).toBeGreaterThan(4));
    await expect(new Set(keys()).size).toBe(1);
  },
);

/** What is held meanwhile is named: where the check comes first, play as well. */
export const InReview = overlayStory(
  identity,
  { operator: { kycInfo: () => answer({ state: 1, first: 1 }) } },
  async ({ text }) => visitor.sees(text('kyc.pendingFirstWhy')),
);

export const InReviewWhilePlaying = overlayStory(
  identity,
  { operator: { kycInfo: () => answer({ state: 1, first: 0 }) } },
  async ({ text }) => visitor.sees(text('kyc.pendingWhy')),
);

/** Who is away may not play or deposit, check or no check: only the payout is named. */
export const SentWhileAway = overlayStory(
  identity,
  {
    visitor: 'away',
    remembered: keepFilledIn,
    operator: { ...withoutAccounts, kycSubmit: sampleWrites.kycSubmit },
  },
  async ({ text }) => {
    await visitor.sees(text('kyc.holdsAway'));
    await expect(document.body).not.toHaveTextContent(text('kyc.holds'));
    await visitor.press(text('kyc.consent'), 'checkbox');
    await visitor.press(text('kyc.send'));
    await visitor.sees(text('kyc.pendingAwayWhy'));
  },
);

export const Passed = overlayStory(
  identity,
  { operator: { kycInfo: () => answer({ state: 2, first: 1 }) } },
  async ({ text }) => visitor.sees(text('kyc.ok')),
);

/** It says why, and begins with what was sent before. */
export const Refused = overlayStory(
  identity,
  {
    operator: {
      kycInfo: () =>
        answer({
          state: 3,
          note: 'The picture is too dark.',
          name: 'Ligaya Santos',
          idType: 'umid',
          first: 0,
        }),
    },
  },
  async ({ text }) => {
    await visitor.sees(/The picture is too dark\./);
    await waitFor(() => expect(screen.getByLabelText(text('kyc.name'))).toHaveValue('Ligaya Santos'));
  },
);

export const Loading = overlayStory(identity, { operator: { kycInfo: keepSilent } });

export const Offline = overlayStory(
  identity,
  { isOffline: true, operator: { kycInfo: beOffline } },
  async ({ text }) => visitor.sees(text('kyc.failed')),
);
