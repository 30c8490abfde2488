import { expect, screen, userEvent, waitFor } from 'storybook/test';

type Words = string | RegExp;
type Role = 'button' | 'checkbox' | 'combobox' | 'link' | 'radio' | 'tab';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const twoFrames = async () => {
  await frame();
  await frame();
};

/**
 * What a visitor does in a story. It is looked for in the whole document: surfaces lie outside of the story's own
 * element. Whatever is not there yet is waited for.
 */
export const visitor = {
  /** Presses a control by its name, as soon as it can be pressed. */
  async press(name: Words, role: Role = 'button'): Promise<void> {
    const control = await screen.findByRole(role, { name });
    await waitFor(() => expect(control).toBeEnabled());
    await userEvent.click(control);
  },
  /** Fills a field by its label. */
  async fill(label: Words, typed: string): Promise<void> {
    const field = await screen.findByLabelText(label, { selector: 'input' });
    // A screen that has just opened moves focus to its heading; nobody types faster than that.
    await waitFor(async () => {
      await userEvent.click(field);
      await twoFrames();
      await expect(field).toHaveFocus();
    });
    await userEvent.keyboard(typed);
  },
  /** Chooses from a list by its label. */
  async choose(label: Words, value: string): Promise<void> {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: label }), value);
  },
  /** Waits until these words stand somewhere. */
  async sees(words: Words): Promise<void> {
    await screen.findAllByText(words);
  },
} as const;
