import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';

/** What every field may be told, whatever its control. */
interface ControlProps {
  readonly label: string;
  readonly description?: string;
  readonly error?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

type Ability = 'description' | 'error' | 'required' | 'disabled';

interface ControlSuite {
  /** Name of the component, for the report. */
  readonly name: string;
  /** What carries the label: the input, or the group of several. */
  readonly find: (label: string) => HTMLElement;
  readonly draw: (props: ControlProps) => ReactElement;
  /** What this control has no use for, with the reason. */
  readonly without?: Partial<Record<Ability, string>>;
}

const label = 'Field';
const description = 'As on the account.';
const error = 'Two digits are missing.';

/** The inputs that a control is made of: itself, or the parts of a group. */
const inputsOf = (control: HTMLElement): readonly HTMLElement[] => {
  const parts = [...control.querySelectorAll<HTMLElement>('input, select')];
  return parts.length === 0 ? [control] : parts;
};

const isRequired = (control: HTMLElement) =>
  [control, ...inputsOf(control)].some(
    (input) => input.hasAttribute('required') || input.getAttribute('aria-required') === 'true',
  );

const isInvalid = (control: HTMLElement) =>
  [control, ...inputsOf(control)].some((input) => input.getAttribute('aria-invalid') === 'true');

/** The words and states that every field of the kit shares. Each field's test runs it. */
export function controlSuite({ name, find, draw, without = {} }: ControlSuite) {
  const control = () => find(label);
  const testOf = (ability: Ability) => (without[ability] === undefined ? test : () => undefined);

  describe(`${name} is a control that`, () => {
    test('is found by its label', () => {
      render(draw({ label }));
      expect(control()).toBeInTheDocument();
    });

    testOf('description')('is described by its helper', () => {
      render(draw({ label, description }));
      expect(control()).toHaveAccessibleDescription(description);
      expect(isInvalid(control())).toBe(false);
    });

    testOf('error')('is described by its error, which is announced at once', () => {
      render(draw({ label, error }));
      expect(control()).toHaveAccessibleDescription(error);
      expect(screen.getByRole('alert')).toHaveTextContent(error);
      // A button has no value of its own that could be invalid.
      expect(isInvalid(control())).toBe(control().tagName !== 'BUTTON');
    });

    test('promises no description that is not there', () => {
      render(draw({ label }));
      expect(control()).not.toHaveAttribute('aria-describedby');
    });

    testOf('required')('says that it is required', () => {
      render(draw({ label, required: true }));
      expect(isRequired(control())).toBe(true);
    });

    testOf('disabled')('rests while it is disabled', () => {
      render(draw({ label, disabled: true }));
      for (const input of inputsOf(control())) expect(input).toBeDisabled();
    });
  });
}
