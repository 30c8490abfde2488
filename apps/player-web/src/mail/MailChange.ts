/** What has happened to a message since the list was loaded. */
export type MailChange = 'read' | 'received' | 'deleted';
