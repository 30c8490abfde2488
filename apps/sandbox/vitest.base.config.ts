// A password's hash is dear on purpose; a thousand logins would be half of these tests.
process.env['SANDBOX_PASSWORD_COST'] = '1024';

/** Tests read the workspace packages from their source, in the tests themselves and where the global set-up runs. */
export const base = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  environments: { __vitest__: { resolve: { conditions: ['source'] } } },
};
