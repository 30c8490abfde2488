import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import type { ReceiptOptions } from '../../navigation/overlays/OverlayMap';
import { overlayStory } from '../../testing/overlayStory';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Receipt' };
export default meta;

const withdrawn: ReceiptOptions = {
  kind: 'withdrawal',
  amount: moneyFromPeso(500),
  status: 'pending',
  at: epochSecondsFrom(STORY_NOW / 1000),
  orderId: 'W5A6F0C2D9E8B7A61F2C3',
  place: 'GCash',
  account: '0917 ••• 0002',
};
const receipt = (options: ReceiptOptions) => ({ name: 'receipt', options }) as const;

/** On its way: where it goes, under which number. It is kept as a picture. */
export const Withdrawal = overlayStory(receipt(withdrawn), {}, async ({ text }) => {
  await visitor.sees('W5A6F0C2D9E8B7A61F2C3');
  const save = screen.getByRole('button', { name: text('receipt.save') });
  await waitFor(() => expect(save).toBeEnabled());
  const kept: string[] = [];
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    kept.push(this.download);
  });
  await visitor.press(text('receipt.save'));
  await expect(kept).toEqual(['Kislap-receipt.png']);
  await visitor.sees(text('receipt.saved'));
});

/** In the balance, with its bonus. */
export const Deposit = overlayStory(
  receipt({
    ...withdrawn,
    kind: 'deposit',
    status: 'complete',
    orderId: 'D2025111400012',
    account: undefined,
    bonus: moneyFromPeso(300),
  }),
  {},
  async ({ text }) => visitor.sees(text('st.success')),
);

/** A gift has no order; what it was for stands in its place. */
export const Gift = overlayStory(
  receipt({
    kind: 'gift',
    amount: moneyFromPeso(88),
    status: 'complete',
    at: withdrawn.at,
    place: 'Weekly gift',
  }),
  {},
  async () => visitor.sees('Weekly gift'),
);

/** A busy machine draws a picture more slowly than it shows a screen. */
const drawing = { timeout: 5_000 };

/** A browser that shares no pictures gets the words, and one that shares nothing keeps the picture. */
export const Shared = overlayStory(receipt(withdrawn), {}, async ({ text }) => {
  const shared: unknown[] = [];
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: (what: { readonly files: readonly File[] }) =>
      Promise.resolve(shared.push(...what.files.map(({ type }) => type))),
  });
  await waitFor(
    () => expect(screen.getByRole('button', { name: text('common.share') })).toBeEnabled(),
    drawing,
  );
  await visitor.press(text('common.share'));
  await waitFor(() => expect(shared).toEqual(['image/png']), drawing);
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

/** Where only words can be shared, those of play money say so, as its picture does. */
export const SharedInWords = overlayStory(receipt(withdrawn), {}, async ({ text }) => {
  const shared: (string | undefined)[] = [];
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: (what: ShareData) => Promise.resolve(shared.push(what.text)),
  });
  await waitFor(
    () => expect(screen.getByRole('button', { name: text('common.share') })).toBeEnabled(),
    drawing,
  );
  await visitor.press(text('common.share'));
  await waitFor(() => expect(shared.join('')).toContain(text('app.playMoney')), drawing);
  Reflect.deleteProperty(navigator, 'share');
});
