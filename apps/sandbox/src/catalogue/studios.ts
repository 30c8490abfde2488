/** A studio, and whether its games are played from a wallet of its own. */
interface Studio {
  readonly code: string;
  readonly name: string;
  readonly categories: readonly string[];
  readonly hasOwnWallet?: true;
}

/**
 * The made-up studios behind the games of the sandbox. A studio of its own wallet takes the whole balance when one of its
 * games is opened, and gives back what is left by `thirdWdw`.
 */
export const studios = [
  { code: 'KSL', name: 'Kislap Play', categories: ['slot', 'bingo'] },
  { code: 'BTN', name: 'Bituin Studios', categories: ['slot', 'card'] },
  { code: 'DWT', name: 'Diwata Games', categories: ['slot'] },
  { code: 'PRL', name: 'Perlas Interactive', categories: ['slot', 'dice'] },
  { code: 'TRS', name: 'Tarsier Works', categories: ['slot', 'dice'] },
  { code: 'PRY', name: 'Perya House', categories: ['dice', 'card'] },
  { code: 'TRF', name: 'Tawiran Games', categories: ['slot', 'dice'], hasOwnWallet: true },
] as const satisfies readonly Studio[];
