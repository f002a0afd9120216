import type { Locale } from '../../src/api/openapi/newsletter.types.ts';

interface FailureTexts {
  title: string;
  text: string;
  retry: string;
}

/** The German of each market asks for another try in its own words. */
const german = (again: string): FailureTexts => ({
  title: 'Das hat leider nicht geklappt',
  text: `Aus technischen Gründen konnten wir Ihre Anmeldung gerade nicht bestätigen. Bitte versuchen Sie es gleich ${again}: Ihr Link bleibt gültig.`,
  retry: `${again.charAt(0).toUpperCase()}${again.slice(1)} versuchen`,
});

/** What the confirmation page says when the service has failed; its other texts come from the mails' files. */
export const FAILURE_TEXTS: Record<Locale, FailureTexts> = {
  'de-DE': german('erneut'),
  'de-AT': german('noch einmal'),
  'de-CH': german('nochmals'),
  'fr-CH': {
    title: 'La confirmation n’a pas abouti',
    text: 'Pour des raisons techniques, nous n’avons pas pu confirmer votre inscription. Veuillez réessayer dans un instant : votre lien reste valable.',
    retry: 'Réessayer',
  },
  'pl-PL': {
    title: 'Nie udało się potwierdzić zapisu',
    text: 'Z przyczyn technicznych nie mogliśmy teraz potwierdzić zapisu do newslettera. Spróbuj ponownie za chwilę: link pozostaje ważny.',
    retry: 'Spróbuj ponownie',
  },
  'cs-CZ': {
    title: 'Potvrzení se nezdařilo',
    text: 'Z technických důvodů se nám teď nepodařilo potvrdit odběr newsletteru. Zkuste to prosím za chvíli znovu: odkaz zůstává platný.',
    retry: 'Zkusit znovu',
  },
  'hu-HU': {
    title: 'A megerősítés nem sikerült',
    text: 'Technikai okokból most nem tudtuk megerősíteni feliratkozását. Kérjük, próbálja meg néhány perc múlva újra: a hivatkozás továbbra is érvényes.',
    retry: 'Újrapróbálom',
  },
  'sk-SK': {
    title: 'Potvrdenie sa nepodarilo',
    text: 'Z technických dôvodov sa nám teraz nepodarilo potvrdiť odber newslettera. Skúste to, prosím, o chvíľu znova: odkaz zostáva platný.',
    retry: 'Skúsiť znova',
  },
  'tr-TR': {
    title: 'Doğrulama tamamlanamadı',
    text: 'Teknik nedenlerle aboneliğinizi şu anda doğrulayamadık. Lütfen biraz sonra tekrar deneyin: Bağlantınız geçerliliğini koruyor.',
    retry: 'Tekrar dene',
  },
};
