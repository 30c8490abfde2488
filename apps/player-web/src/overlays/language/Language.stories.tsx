import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { holdDirtyForm } from '../../navigation/dirtyForms';
import { closingStory } from '../../testing/closingStory';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Language' };
export default meta;

const language = { name: 'language', options: {} } as const;

export const Loaded = overlayStory(language, { visitor: 'guest' });

export const Left = closingStory(
  overlayStory(language, { visitor: 'guest' }, async ({ text, onOutcome }) => {
    await visitor.press(text('common.close'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'dismissed', reason: 'closeButton' }));
  }),
);

/** The language that is spoken already: there is nothing to do but close. */
export const Kept = closingStory(
  overlayStory(language, { visitor: 'guest' }, async ({ locale, onOutcome }) => {
    await visitor.press(locale === 'tag' ? /Tagalog/ : /English/, 'radio');
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'dismissed', reason: 'closeButton' }));
  }),
);

/** The app loads anew in another language: with a form half filled in, it asks first. */
export const FormHalfFilled = overlayStory(language, {}, async ({ locale, text }) => {
  const letGo = holdDirtyForm();
  await visitor.press(locale === 'tag' ? /English/ : /Tagalog/, 'radio');
  await visitor.sees(text('lang.formLost'));
  letGo();
});
