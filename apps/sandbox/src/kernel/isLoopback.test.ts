import { expect, it } from 'vitest';
import { isLoopback } from './network';

it.each(['127.0.0.1', '127.255.0.1', '::1', '[::1]', '::ffff:127.0.0.1', 'localhost', 'LOCALHOST'])(
  '%s is this machine alone',
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

it.each(['0.0.0.0', '::', '10.0.0.1', '2001:db8::1', '127.0.0.1.example.com', 'localhost.example.com', ''])(
  '%s is not',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
