import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';

/** The props every text field understands. */
export interface SuiteFieldProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  description?: string;
  error?: string;
  required?: boolean;
  disabled?: boolean;
  name?: string;
}

/** One field as the suite sees it. */
export interface SuiteField {
  readonly Field: ComponentType<SuiteFieldProps>;
  /** A text a player types or pastes… */
  readonly typed: string;
  /** …and what the field keeps of it. */
  readonly kept: string;
  /** Attributes that decide the keyboard and what the browser may fill in. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** The behaviour that every field with an input shares. Each field's test runs it. */
export function fieldSuite(name: string, { Field, typed, kept, attributes = {} }: SuiteField) {
  function Owner(props: Partial<SuiteFieldProps>) {
    const [value, setValue] = useState('');
    return (
      <>
        <Field label="Field" value={value} onValueChange={setValue} {...props} />
        <output>{value}</output>
      </>
    );
  }
  const control = () => screen.getByLabelText('Field');

  describe(`${name} is a field that`, () => {
    test('is found by its label', () => {
      render(<Owner />);
      expect(control().tagName).toBe('INPUT');
    });

    test('is described by its helper', () => {
      render(<Owner description="As on the account." />);
      expect(control()).toHaveAccessibleDescription('As on the account.');
      expect(control()).not.toHaveAttribute('aria-invalid');
    });

    test('is invalid while it has an error, which is announced and replaces the helper', () => {
      render(<Owner description="As on the account." error="Two digits are missing." />);
      expect(control()).toHaveAccessibleDescription('Two digits are missing.');
      expect(control()).toBeInvalid();
      expect(screen.getByRole('alert')).toHaveTextContent('Two digits are missing.');
    });

    test('says that it is required and carries its name', () => {
      render(<Owner required name="account" />);
      expect(control()).toBeRequired();
      expect(control()).toHaveAttribute('name', 'account');
    });

    test('takes no text while it is disabled', async () => {
      render(<Owner disabled />);
      await userEvent.type(control(), typed);
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    });

    test('asks for the keyboard and the autofill of its kind', () => {
      render(<Owner />);
      for (const [attribute, value] of Object.entries(attributes)) {
        expect(control()).toHaveAttribute(attribute, value);
      }
    });

    test('keeps what is typed in the form of its kind', async () => {
      render(<Owner />);
      await userEvent.type(control(), typed);
      expect(screen.getByRole('status').textContent).toBe(kept);
    });

    test('keeps what is pasted in the form of its kind', async () => {
      render(<Owner />);
      await userEvent.click(control());
      await userEvent.paste(typed);
      expect(screen.getByRole('status').textContent).toBe(kept);
    });

    test('waits for the end of a composition before it cleans', () => {
      render(<Owner />);
      fireEvent.compositionStart(control());
      fireEvent.input(control(), { target: { value: typed }, isComposing: true });
      fireEvent.compositionEnd(control());
      expect(screen.getByRole('status').textContent).toBe(kept);
    });
  });
}
