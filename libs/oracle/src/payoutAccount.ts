import { silent, type Silent } from './verdict';

export interface Bank {
  readonly code: string;
  readonly name: string;
  /** 09 and nine digits, or from how many digits to how many. */
  readonly account: 'mobile' | readonly [least: number, most: number];
}

/** Paying habits and banks: code, name, aliases seen, digits of an account. */
const table = `
GCASH|GCash (G-Xchange)|gcash|09
MAYA|Maya (wallet)|PAYMAYA|09
GRABPAY|GrabPay|grabpay|09
COINS|Coins.ph (DCPay)|COINS|09
SHOPEEPAY|ShopeePay||09
PALAWAN|PalawanPay||09
BDO|BDO Unibank|Unibank|10-12
BPI|Bank of the Philippine Islands|BPIF, bpi|10
MBTC|Metrobank|mbt, MBANK|13
LBP|Land Bank of the Philippines|LBPH, LBOB|10
PNB|Philippine National Bank||12
UBP|UnionBank|UBPH|12
SBC|Security Bank|SECB|13
CBC|China Bank|CHINABANK|10-12
RCBC|RCBC / DiskarTech|RCC|10-16
EWB|EastWest Bank|EWBC|12
DBP|Development Bank of the Philippines|DBPH|10-12
AUB|Asia United Bank|AUBC|12
PBCOM|Philippine Bank of Communications|PBC|12
PSB|PSBank||12
CBS|China Bank Savings||10-12
BOC|Bank of Commerce||12
CTBC|CTBC Bank Philippines||12
MAYBANK|Maybank Philippines||11-12
PVB|Philippine Veterans Bank||10-13
GOTYME|GoTyme Bank||12
MAYABANK|Maya Bank||12
SEABANK|SeaBank (MariBank)||11-12
CIMB|CIMB Bank Philippines||14
TONIK|Tonik||12
UNIONDIGITAL|UnionDigital||12
UNO|UNO Digital||10-12
OFBANK|Overseas Filipino Bank||10-12
ALLBANK|AllBank|ABTB, AB|10-16`;

const rows = table
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', aliases = '', account = ''] = line.split('|');
    return { bank: { code, name, account: accountOf(account) }, codes: [code, ...aliases.split(', ')] };
  });

function accountOf(text: string): Bank['account'] {
  if (text === '09') return 'mobile';
  const [least, most = least] = text.split('-').map(Number);
  return [least ?? 0, most ?? 0];
}

/** Merged away. Their names are kept for old records, and nothing is said of paying out to them. */
const merged = ['UCPB', 'ROBINSONS', 'ROBINSONSBANK', 'RBANK', 'RBC'];

export const codesSeen: readonly string[] = rows.flatMap(({ codes }) => codes).filter((code) => code !== '');

/** The name with what stands behind it, its owner or other name, or without. */
export const namesOf = ({ name }: Bank): readonly string[] => [name, name.replace(/ [(/].*$/, '')];

/** The wallet or bank of an operator's code, in any case; `none` for one that nobody has seen. */
export function bankOf(code: string): Bank | 'none' | Silent {
  const asked = code.toUpperCase();
  if (merged.includes(asked)) return silent;
  const row = rows.find(({ codes }) => asked !== '' && codes.some((one) => one.toUpperCase() === asked));
  return row?.bank ?? 'none';
}

/** Mobile wallets must be 09 and nine digits; a length that is unusual for a bank warns and never blocks. */
export function accountCheck(code: string, account: string, bank = bankOf(code)): string | Silent {
  // The field keeps digits only, and nothing is sent before there are some.
  if (bank === silent || !/^[0-9]+$/.test(account)) return silent;
  if (bank === 'none') return 'usual';
  if (bank.account === 'mobile') return /^09[0-9]{9}$/.test(account) ? 'usual' : 'notAMobileNumber';
  const [least, most] = bank.account;
  return account.length >= least && account.length <= most ? 'usual' : 'unusualLength';
}
