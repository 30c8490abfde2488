import { AnswerError } from '@kislap/api';
import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import type { Catalogue } from '@kislap/i18n';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useCodeForm } from './useCodeForm';
import type { CodeForm } from './useCodeForm';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue('en');
});

function open(send: Parameters<typeof useCodeForm>[0]) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <KislapIntlProvider locale="en" catalogue={catalogue}>
      {children}
    </KislapIntlProvider>
  );
  return renderHook(() => useCodeForm(send), { wrapper }).result;
}

function fill(form: { readonly current: CodeForm }, values: Partial<CodeForm['values']> = {}) {
  const all = {
    phone: '09171234567',
    code: '123456',
    password: 'Play1234',
    passwordAgain: 'Play1234',
    ...values,
  };
  act(() => {
    form.current.change('phone', all.phone);
    form.current.change('code', all.code);
    form.current.change('password', all.password);
    form.current.change('passwordAgain', all.passwordAgain);
  });
}

describe('a form proved by an SMS code', () => {
  it('is sent with the phone in the operator’s spelling', async () => {
    const send = vi.fn(async () => undefined);
    const form = open(send);
    fill(form);
    await act(() => form.current.submit());
    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ phone: '639171234567' }),
      expect.any(String),
    );
  });

  it('is sent once, however often it is pressed', async () => {
    const send = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
    const form = open(send);
    fill(form);
    await act(async () => {
      await Promise.all([form.current.submit(), form.current.submit(), form.current.submit()]);
    });
    expect(send).toHaveBeenCalledOnce();
  });

  it.each([
    [{ phone: '8171234567' }, 'phone', 'Enter a valid PH mobile number'],
    [
      { password: 'short', passwordAgain: 'short' },
      'password',
      'Use 8-64 characters with a letter and a number',
    ],
    [{ passwordAgain: 'Play12345' }, 'passwordAgain', "Passwords don't match"],
  ] as const)('with %j is not sent: the %s says why', async (values, field, error) => {
    const send = vi.fn(async () => undefined);
    const form = open(send);
    fill(form, values);
    await act(() => form.current.submit());
    expect(send).not.toHaveBeenCalled();
    expect(form.current.errors[field]).toBe(error);
  });

  it('says what is wrong with a field as soon as it is left, and nothing of an empty one', () => {
    const form = open(async () => undefined);
    act(() => form.current.check('phone'));
    expect(form.current.errors).toEqual({});
    fill(form, { phone: '12', passwordAgain: 'Play12345' });
    act(() => form.current.check('phone'));
    act(() => form.current.check('password'));
    act(() => form.current.check('passwordAgain'));
    expect(form.current.errors).toEqual({
      phone: 'Enter a valid PH mobile number',
      passwordAgain: "Passwords don't match",
    });
  });

  it('keeps a refusal beside a field that is looked at again', async () => {
    const form = open(async () => {
      throw new AnswerError(1003, 'This number has an account');
    });
    fill(form);
    await act(() => form.current.submit());
    act(() => form.current.check('phone'));
    expect(form.current.errors.phone).toBe('This number has an account');
  });

  it('puts a refusal beside its field and keeps what was typed', async () => {
    const form = open(async () => {
      throw new AnswerError(1004, 'Wrong or expired code');
    });
    fill(form);
    await act(() => form.current.submit());
    expect(form.current.errors.code).toBe('Wrong or expired code');
    expect(form.current.values.password).toBe('Play1234');
    expect(form.current.isSending).toBe(false);
  });
});
