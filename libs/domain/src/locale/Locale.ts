/** The app's languages: English, and Tagalog under the code that operators use for it. */
export type Locale = 'en' | 'tag';
