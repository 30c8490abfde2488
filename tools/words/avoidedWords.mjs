/**
 * @typedef {object} AvoidedWord
 * @property {RegExp} pattern
 * @property {string} word As docs/words.md lists it.
 * @property {string} instead
 */

/** @param {string} word @param {string} instead @param {string} [source] @returns {AvoidedWord} */
const avoid = (word, instead, source = word) => ({
  word,
  instead,
  pattern: new RegExp(String.raw`(?<![\w-])(?:${source})(?![\w-])`, 'i'),
});

/** What no English message says, and what it says instead. */
export const avoidedInEnglish = [
  avoid('operator', 'we, or customer service', 'operators?'),
  avoid('recharge', 'deposit', 'recharged?'),
  avoid('running water', 'turnover'),
  avoid('receive', 'claim, for a gift', 'receive|receives|receiving'),
  avoid('relief', 'rescue bonus', 'reliefs?'),
  avoid('blade, mend', 'day, repair', 'blades?|mend(?:s|ed)?'),
  avoid('picture of a document', 'photo', 'picture of (?:you|your)'),
  avoid('sitting', 'session', 'sittings?'),
  avoid('could not be loaded', "couldn't load it", 'could not be loaded|could not load'),
  avoid(
    'cannot, do not, is not',
    "can't, don't, isn't",
    '(?:can|could|do|does|did|is|are|was|were|has|have|will) ?not',
  ),
  avoid('will stand here', 'show up here', 'stands? here'),
  avoid('whoever, nobody', 'you, or no one', 'whoever|whom|nobody'),
  avoid('kindly, please be advised', 'please', 'kindly|please be advised'),
  avoid('invalid, illegal', 'what is wrong, and how it looks when right', 'invalid|illegal'),
  avoid('oops, uh-oh', 'what happened', 'oops|uh-oh'),
  avoid('hereby, thereof, upon', 'plain words', 'hereby|thereof|herein|upon'),
  avoid('in order to, prior to', 'to, before', 'in order to|prior to'),
  avoid('utilize, commence, terminate', 'use, start, end', 'utili[sz]es?|commences?|terminates?'),
];

/** What no Filipino message says, and what it says instead. */
export const avoidedInFilipino = [
  avoid('operator', 'kami, or customer service'),
  avoid('tanggapin, kunin', 'i-claim', 'tanggapin|kunin'),
  avoid('ayuda', 'rescue bonus'),
  avoid('habulin, mahabol', 'bawiin, mabawi', 'habulin|mahabol|mahahabol'),
  avoid('kopyahin, burahin', 'i-copy, i-delete', 'kopyahin|burahin'),
  avoid('ipadala', 'i-send'),
  avoid('balanse', 'balance', 'balanse\\w*'),
  avoid('imbita, imbitasyon', 'i-invite, invite', '(?:mag-|i-|na)?imbita|imbitasyon'),
  avoid('titik', 'letra'),
  avoid('dokumento, litrato', 'document, photo', 'dokumento|litrato'),
  avoid('paborito, komisyon', 'favorite, commission', 'paborito|komisyon'),
  avoid('lumayo', 'magpahinga'),
  avoid('panahon', 'petsa or period, for a span of days'),
  avoid('araw-araw na check-in', 'daily check-in'),
  avoid('oras ng Maynila, sa Maynila', 'Manila time', 'maynila'),
  avoid('humiling, diperensiya', 'mag-request, agwat', 'humiling|hiling|hiniling|hinihiling|diperensiya'),
  avoid('6 buwan, 4 araw', '6 na buwan, 4 na araw', '[469] (?:araw|linggo|buwan|taon)'),
];

/**
 * The words of a text that should not be there, each with what stands in its place.
 *
 * @param {string} text
 * @param {readonly AvoidedWord[]} avoided
 */
export const avoidedIn = (text, avoided) => avoided.filter(({ pattern }) => pattern.test(text));
