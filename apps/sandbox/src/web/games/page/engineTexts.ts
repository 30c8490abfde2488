import type { Locale } from '@kislap/domain';

/** What the pages of one engine say, in both languages. */
type Texts<Words> = Readonly<Record<Locale, Words>>;

// @__NO_SIDE_EFFECTS__
function both<Words>(en: Words, tag: NoInfer<Words>): Texts<Words> {
  return { en, tag };
}

export const linesTexts = both(
  {
    alike: '{n} × {symbol} from the left',
    wild: '{symbol} stands for every other symbol.',
    perLine: 'Each of the five lines is counted by itself: the chance is that of one line.',
    times: 'What the lines pay is multiplied by one of these, each equally likely: {list}.',
    line: 'Lines that pay: {list}.',
    noLine: 'No line pays.',
    by: 'Multiplied by {n}.',
  },
  {
    alike: '{n} × {symbol} mula sa kaliwa',
    wild: 'Pumapalit ang {symbol} sa lahat ng ibang simbolo.',
    perLine: 'Hiwalay na binibilang ang bawat isa sa limang linya: para sa isang linya ang tsansa.',
    times: 'Pinararami ang bayad ng mga linya ng isa sa mga ito, pare-pareho ang tsansa: {list}.',
    line: 'Mga linyang nagbabayad: {list}.',
    noLine: 'Walang linyang nagbabayad.',
    by: 'Pinarami ng {n}.',
  },
);

export const scratchTexts = both(
  {
    alike: 'Three {symbol}',
    print: 'Every ticket comes from a full print run of {n}.',
    fields: 'Fields: {list}.',
  },
  {
    alike: 'Tatlong {symbol}',
    print: 'Galing ang bawat tiket sa buong limbag na {n}.',
    fields: 'Mga kahon: {list}.',
  },
);

export const cardTexts = both(
  {
    red: 'Red',
    black: 'Black',
    low: 'Ace to 6',
    high: '8 to king',
    seven: 'A seven',
    picture: 'Jack, queen, king',
    ace: 'An ace',
    redAce: 'A red ace',
    spade: '♠ Spades',
    heart: '♥ Hearts',
    club: '♣ Clubs',
    diamond: '♦ Diamonds',
    card: 'The card: {card}.',
    own: 'You',
    house: 'House',
    sideWins: 'Your side is higher',
    sideTie: 'Both equal, bet on a side',
    duel: 'You {own}, house {house}.',
    lowAce: 'The ace is the lowest card.',
    straightFlush: 'Straight flush',
    threeAlike: 'Three of a kind',
    straight: 'Straight',
    flush: 'Flush',
    pair: 'Pair',
    nothing: 'No pair',
    hand: '{cards}: {hand}.',
    deck: 'Every round is dealt from a full deck of 52.',
  },
  {
    red: 'Pula',
    black: 'Itim',
    low: 'Alas hanggang 6',
    high: '8 hanggang hari',
    seven: 'Isang siyete',
    picture: 'Sota, reyna, hari',
    ace: 'Isang alas',
    redAce: 'Pulang alas',
    spade: '♠ Espada',
    heart: '♥ Puso',
    club: '♣ Bulaklak',
    diamond: '♦ Diyamante',
    card: 'Ang baraha: {card}.',
    own: 'Ikaw',
    house: 'Bahay',
    sideWins: 'Mas mataas ang panig mo',
    sideTie: 'Magkapantay, taya sa isang panig',
    duel: 'Ikaw {own}, bahay {house}.',
    lowAce: 'Alas ang pinakamababang baraha.',
    straightFlush: 'Straight flush',
    threeAlike: 'Tatlong magkapareho',
    straight: 'Straight',
    flush: 'Flush',
    pair: 'Pares',
    nothing: 'Walang pares',
    hand: '{cards}: {hand}.',
    deck: 'Buong baraha na 52 ang ginagamit sa bawat round.',
  },
);

export const bingoRoomTexts = both(
  { lines: '{n} full lines', oneLine: '1 full line', filled: 'Full lines: {n}.' },
  { lines: '{n} buong linya', oneLine: '1 buong linya', filled: 'Mga buong linya: {n}.' },
);

export const kenoTexts = both(
  {
    board: 'Numbers',
    hits: '{hits} of your {picks} numbers',
    found: 'Drawn: {list}. Yours among them: {n}.',
  },
  {
    board: 'Mga numero',
    hits: '{hits} sa {picks} numero mo',
    found: 'Nabunot: {list}. Tumama sa iyo: {n}.',
  },
);

export const minesTexts = both(
  {
    board: 'Tiles',
    safe: '{n} tiles, no mine',
    count: '{mines} of {tiles} tiles hide a mine, in new places each round.',
    tile: 'Tile {n}',
    found: 'Mines under tiles {list}.',
  },
  {
    board: 'Mga tile',
    safe: '{n} tile, lahat walang mina',
    count: '{mines} sa {tiles} tile ang may mina, at iba ang puwesto sa bawat round.',
    tile: 'Tile {n}',
    found: 'Nasa tile {list} ang mga mina.',
  },
);

export const crashTexts = both(
  { aim: 'Reaches ×{n}', stopped: 'It rose to ×{n}.' },
  { aim: 'Umabot sa ×{n}', stopped: 'Umakyat hanggang ×{n}.' },
);

export const fishTexts = both(
  {
    small: '{fish}, small',
    grown: '{fish}, full-grown',
    large: '{fish}, catch of the day',
    nothing: 'Nothing took the bait.',
    caught: 'Caught: {fish}.',
  },
  {
    small: '{fish}, maliit',
    grown: '{fish}, malaki na',
    large: '{fish}, huli ng araw',
    nothing: 'Walang kumagat sa pain.',
    caught: 'Nahuli: {fish}.',
  },
);

export const wheelTexts = both(
  {
    gold: '★ Gold',
    coral: '▲ Coral',
    teal: '● Teal',
    violet: '◆ Violet',
    rose: '■ Rose',
    stopped: 'The wheel stopped at {colour}.',
    pockets: 'All {n} pockets are of the same size.',
  },
  {
    gold: '★ Ginto',
    coral: '▲ Koral',
    teal: '● Berde',
    violet: '◆ Lila',
    rose: '■ Rosas',
    stopped: 'Huminto ang gulong sa {colour}.',
    pockets: 'Magkakasinlaki ang lahat ng {n} bahagi.',
  },
);

export const dropTexts = both(
  {
    calm: 'Calm',
    brisk: 'Brisk',
    daring: 'Daring',
    bin: '{risk}, bin {n} from the middle',
    fell: 'It fell into bin {n} of {all}.',
    pegs: 'At each of {n} pegs it goes left or right with equal chance.',
  },
  {
    calm: 'Banayad',
    brisk: 'Masigla',
    daring: 'Mapangahas',
    bin: '{risk}, ika-{n} mula sa gitna',
    fell: 'Nahulog sa ika-{n} sa {all}.',
    pegs: 'Sa bawat isa sa {n} tulos, kaliwa o kanan nang pareho ang tsansa.',
  },
);

export const raceTexts = both(
  {
    wins: '{racer} wins',
    order: 'Came in: {list}.',
    virtual: 'The race is virtual: it is drawn, no one runs it.',
  },
  {
    wins: 'Panalo si {racer}',
    order: 'Pagdating: {list}.',
    virtual: 'Virtual ang karera: binubunot ito, walang tumatakbo.',
  },
);
