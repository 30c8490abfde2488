/**
 * What a generator wants written.
 *
 * @typedef {object} Plan
 * @property {Record<string, string>} files New files: text by path.
 * @property {Record<string, string>} [appended] Lines at the end of files that exist, by path.
 * @property {Record<string, Insertion>} [inserted] Lines inside files that exist, by path.
 * @property {Record<string, { en: string, fil: string }>} [messages] New messages by id.
 * @property {Record<string, string>} [described] What new messages are, for their translator, by the area of their ids.
 *
 * @typedef {object} Insertion
 * @property {string} before The only place in the file with these words.
 * @property {string} text
 */
export {};
