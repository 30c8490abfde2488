import { answer, beOffline, keepSilent, refuse, sampleMails, sampleWrites } from '@kislap/api/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Mail letter' };
export default meta;

const gift = { name: 'mail-letter', options: { mailId: 44 } } as const;
const read = { name: 'mail-letter', options: { mailId: 42 } } as const;

/** An address in the text can be opened. */
export const Loaded = overlayStory(gift, {}, async () => {
  const link = await screen.findByRole('link', { name: 'https://example.com/rules' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

export const WordsAlone = overlayStory(read, {}, async () => visitor.sees(/Deposits pause/));

/** What the operator has noticed, or a limit that is ready: the letter leads to what can be done. */
export const AboutPlay = overlayStory(
  { name: 'mail-letter', options: { mailId: 42, isAboutPlay: true } },
  {},
  async ({ text }) => {
    const next = await screen.findByRole('link', { name: text('rg.title') });
    await expect(next).toHaveAttribute('href', '/responsible-gaming');
  },
);

export const Received = overlayStory({ name: 'mail-letter', options: { mailId: 41 } }, {}, async ({ text }) =>
  visitor.sees(text('reward.received')),
);

export const Loading = overlayStory(gift, { operator: { getMsgInfo: keepSilent } });

export const Failed = overlayStory(
  gift,
  { operator: { getMsgInfo: () => refuse(1014, 'This message is gone.') } },
  async () => visitor.sees('This message is gone.'),
);

export const Offline = overlayStory(
  gift,
  { isOffline: true, operator: { getMsgInfo: beOffline } },
  async ({ text }) => visitor.sees(text('net.offline')),
);

const [waiting] = sampleMails;

/** The amount comes from the answer, with what has to be bet for it; then the letter says that it is received. */
export const Receive = overlayStory(
  gift,
  { operator: { getAccessory: sampleWrites.getAccessory } },
  async ({ operator, text }) => {
    const label = text('vip.receiveAmount', { amount: '₱88.00' });
    await screen.findByRole('button', { name: label });
    if (waiting) operator.handle({ getMsgInfo: () => answer({ ...waiting, read: 1, acc: 2 }) });
    await visitor.press(label);
    await visitor.sees(text('mail.turnover', { amount: '₱88.00', turnover: '₱88.00' }));
    await visitor.sees(text('reward.received'));
    await expect(screen.queryByRole('button', { name: label })).toBeNull();
  },
);

/** Too late: the operator's own words. */
export const ReceiveTooLate = overlayStory(
  gift,
  { operator: { getAccessory: () => refuse(1010, 'This gift has ended.') } },
  async ({ text }) => {
    await visitor.press(text('vip.receiveAmount', { amount: '₱88.00' }));
    await visitor.sees('This gift has ended.');
  },
);

export const Delete = overlayStory(
  read,
  { operator: { delMsg: sampleWrites.delMsg } },
  async ({ text, onOutcome }) => {
    await visitor.press(text('common.delete'));
    const question = await screen.findByRole('dialog', { name: text('mail.deleteAsk') });
    const yes = [...question.querySelectorAll('button')].find(
      ({ textContent }) => textContent === text('common.delete'),
    );
    yes?.click();
    await waitFor(() => expect(onOutcome).toHaveBeenCalled());
  },
);
