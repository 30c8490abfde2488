/** What many people begin a password with, here and elsewhere, before they add the digits that a rule asks for. */
const commonWords = setOf(`
  abc abcd abcde abcdef admin administrator angel angels asdf asdfgh asdfghjkl ashley baby babygirl
  baseball basketball batman bitcoin bulaklak butterfly casino changeme charlie chocolate computer daniel
  default dragon family flower football forever friends gcash ginebra godisgood guest hello iloveyou
  internet jackpot jasmine jesus jesuschrist jordan kislap letmein liverpool login love loveko loveme
  lovely loveyou lucky maganda mahal mahalkita mahalko manila master michael michelle money monkey mylove
  naruto nicole passw0rd password p@ssw0rd p@ssword philippines pilipinas pinoy player pogi pogiako
  pokemon princess qazwsx qwer qwert qwerty qwertyuiop sample samsung secret shadow soccer starwars summer
  sunshine superman sweet tagalog test tester testing trustno user welcome whatever zxcvbn zxcvbnm
`);
/** Walks over the keyboard and the like, with their digits in between. */
const commonWhole = setOf(`
  0987654321a 123456789a 123456789q 12345678a 1234567890a 123456abc 1234abcd 123qweasd 123qweasdzxc
  1a2b3c4d 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 a1b2c3d4 a12345678 a123456789
  aa123456 aa12345678 asd123asd q1w2e3r4 q1w2e3r4t5 qwe123qwe qweasd123 zaq12wsx zaq1zaq1 zxc123456
`);
/** The digits and signs that a rule has asked for. */
const added = /[\d!@#$.?*_-]+$/;

/** Whether a password is among the first to be guessed. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return commonWhole.has(plain) || commonWords.has(plain.replace(added, ''));
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
