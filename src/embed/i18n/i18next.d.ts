import 'i18next';
import type { Texts } from './locales.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Texts };
    keySeparator: false;
    nsSeparator: false;
    returnNull: false;
  }
}
