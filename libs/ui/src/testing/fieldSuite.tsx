import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';

import { controlSuite } from './controlSuite';

/** The props every text field understands. */
interface SuiteFieldProps {
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
interface SuiteField {
  readonly Field: ComponentType<SuiteFieldProps>;
  /** A text a player types or pastes… */
  readonly typed: string;
  /** …and what the field keeps of it. */
  readonly kept: string;
  /** What else people paste or a phone fills in, and what the field keeps of that. */
  readonly pasted?: Readonly<Record<string, string>>;
  /** Attributes that decide the keyboard and what the browser may fill in. */
  readonly attributes?: Readonly<Record<string, string>>;
}

const control = () => screen.getByLabelText('Field');
const kept = () => screen.getByRole('status').textContent;

/** The whole text at once and without a key, as browsers and password managers put it in. */
function autofill(input: HTMLElement, text: string) {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** A word put together by an input method: letters pass as they are until the word is done. */
function compose(input: HTMLElement, text: string) {
  fireEvent.compositionStart(input);
  for (const length of [Math.ceil(text.length / 2), text.length]) {
    fireEvent.input(input, { target: { value: text.slice(0, length) }, isComposing: true });
  }
  fireEvent.compositionEnd(input);
}

function textTests(Owner: ComponentType<Partial<SuiteFieldProps>>, field: SuiteField) {
  const texts = Object.entries({ [field.typed]: field.kept, ...field.pasted });

  test('is an input and carries its name', () => {
    render(<Owner name="account" />);
    expect(control().tagName).toBe('INPUT');
    expect(control()).toHaveAttribute('name', 'account');
  });

  test('takes no text while it is disabled', async () => {
    render(<Owner disabled />);
    await userEvent.type(control(), field.typed);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('asks for the keyboard and the autofill of its kind', () => {
    render(<Owner />);
    for (const [attribute, value] of Object.entries(field.attributes ?? {})) {
      expect(control()).toHaveAttribute(attribute, value);
    }
  });

  test('keeps what is typed in the form of its kind', async () => {
    render(<Owner />);
    await userEvent.type(control(), field.typed);
    expect(kept()).toBe(field.kept);
  });

  test.each(texts)('keeps "%s", pasted, as "%s"', async (text, form) => {
    render(<Owner />);
    await userEvent.click(control());
    await userEvent.paste(text);
    expect(kept()).toBe(form);
  });

  test.each(texts)('keeps "%s", filled in by the phone, as "%s"', (text, form) => {
    render(<Owner />);
    autofill(control(), text);
    expect(kept()).toBe(form);
  });

  test('waits for the end of a composition before it cleans', () => {
    render(<Owner />);
    compose(control(), field.typed);
    expect(kept()).toBe(field.kept);
  });
}

/** The behaviour that every field with an input shares. Each field's test runs it. */
export function fieldSuite(name: string, field: SuiteField) {
  const { Field } = field;
  function Owner(props: Partial<SuiteFieldProps>) {
    const [value, setValue] = useState('');
    return (
      <>
        <Field label="Field" value={value} onValueChange={setValue} {...props} />
        <output>{value}</output>
      </>
    );
  }
  controlSuite({ name, find: control, draw: (props) => <Owner {...props} /> });
  describe(`${name} is a field that`, () => {
    textTests(Owner, field);
  });
}
