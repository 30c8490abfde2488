import type { Migration } from './Migration';

/** Codes of text messages are kept as hashes. Those that are on their way are worth nothing: another one can be sent. */
export const hashedCodes: Migration = {
  id: '0022-hashed-codes',
  statements: [
    `DELETE FROM sms_code`,
    `ALTER TABLE sms_code RENAME COLUMN code TO code_hash`,
    `CREATE INDEX sms_code_by_time ON sms_code (sent_at_ms)`,
  ],
};
