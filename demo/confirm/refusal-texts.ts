import type { Locale } from '../../src/api/openapi/newsletter.types.ts';

/** Texts of the page for people who did not sign up. */
interface RefusalTexts {
  title: string;
  text: string;
  button: string;
  deletedTitle: string;
  deletedText: string;
  subscribedTitle: string;
  subscribedText: string;
  failedTitle: string;
  failedText: string;
}

const GERMAN: RefusalTexts = {
  title: 'Anmeldung löschen?',
  text: 'Sie haben sich nicht für unseren Newsletter angemeldet? Hier können Sie die Anmeldung mit allen Angaben löschen. Sie erhalten dann keinen Newsletter.',
  button: 'Anmeldung löschen',
  deletedTitle: 'Die Anmeldung ist gelöscht',
  deletedText: 'Zu diesem Link sind keine Angaben mehr gespeichert. Sie müssen nichts weiter tun.',
  subscribedTitle: 'Die Anmeldung ist schon bestätigt',
  subscribedText:
    'Eine bestätigte Anmeldung lässt sich hier nicht löschen. Abmelden können Sie sich jederzeit über den Link am Ende jedes Newsletters.',
  failedTitle: 'Das hat leider nicht geklappt',
  failedText:
    'Aus technischen Gründen konnten wir die Anmeldung gerade nicht löschen. Bitte versuchen Sie es gleich noch einmal.',
};

/** Texts of the confirmation page for recipients who did not sign up and want the sign-up deleted. */
export const REFUSAL_TEXTS: Record<Locale, RefusalTexts> = {
  'de-DE': GERMAN,
  'de-AT': GERMAN,
  'de-CH': GERMAN,
  'fr-CH': {
    title: 'Supprimer l’inscription\u00A0?',
    text: 'Cette inscription à notre newsletter ne vient pas de vous\u00A0? Vous pouvez la supprimer ici avec toutes les données saisies. Vous ne recevrez alors pas de newsletter.',
    button: 'Supprimer l’inscription',
    deletedTitle: 'L’inscription est supprimée',
    deletedText: 'Plus aucune donnée n’est enregistrée pour ce lien. Vous n’avez rien d’autre à faire.',
    subscribedTitle: 'L’inscription est déjà confirmée',
    subscribedText:
      'Une inscription confirmée ne peut pas être supprimée ici. Vous pouvez vous désabonner à tout moment par le lien qui figure à la fin de chaque newsletter.',
    failedTitle: 'La suppression n’a pas abouti',
    failedText:
      'Pour des raisons techniques, nous n’avons pas pu supprimer l’inscription. Veuillez réessayer dans un instant.',
  },
  'pl-PL': {
    title: 'Usunąć zamówienie newslettera?',
    text: 'To nie Państwo zamówili nasz newsletter? Tutaj można usunąć zamówienie wraz ze wszystkimi podanymi danymi. Nie będziemy wtedy wysyłać newslettera.',
    button: 'Usuń zamówienie',
    deletedTitle: 'Zamówienie newslettera zostało usunięte',
    deletedText: 'Nie przechowujemy już żadnych danych związanych z tym linkiem. Nie trzeba robić nic więcej.',
    subscribedTitle: 'Zamówienie newslettera zostało już potwierdzone',
    subscribedText:
      'Potwierdzonego zamówienia nie można tutaj usunąć. Z newslettera można zrezygnować w każdej chwili, korzystając z linku na końcu każdej wiadomości.',
    failedTitle: 'Nie udało się usunąć zamówienia',
    failedText:
      'Z przyczyn technicznych nie mogliśmy teraz usunąć zamówienia newslettera. Prosimy spróbować ponownie za chwilę.',
  },
  'cs-CZ': {
    title: 'Smazat přihlášení k odběru?',
    text: 'K odběru newsletteru jste se nepřihlásili? Zde můžete přihlášení smazat se všemi zadanými údaji. Newsletter vám pak posílat nebudeme.',
    button: 'Smazat přihlášení',
    deletedTitle: 'Přihlášení je smazáno',
    deletedText: 'K tomuto odkazu už neuchováváme žádné údaje. Nemusíte dělat nic dalšího.',
    subscribedTitle: 'Přihlášení už bylo potvrzeno',
    subscribedText:
      'Potvrzené přihlášení zde smazat nelze. Z odběru se můžete kdykoli odhlásit odkazem na konci každého newsletteru.',
    failedTitle: 'Smazání se nezdařilo',
    failedText: 'Z technických důvodů se nám teď nepodařilo přihlášení smazat. Zkuste to prosím za chvíli znovu.',
  },
  'hu-HU': {
    title: 'Törli a feliratkozást?',
    text: 'Nem Ön iratkozott fel hírlevelünkre? Itt törölheti a feliratkozást az összes megadott adattal együtt. Ezután nem küldünk Önnek hírlevelet.',
    button: 'Feliratkozás törlése',
    deletedTitle: 'A feliratkozást töröltük',
    deletedText: 'Ehhez a hivatkozáshoz már nem tárolunk adatokat. Nincs további teendője.',
    subscribedTitle: 'A feliratkozást már megerősítették',
    subscribedText:
      'A megerősített feliratkozás itt nem törölhető. A hírlevélről bármikor leiratkozhat a hírlevelek végén található hivatkozással.',
    failedTitle: 'A törlés nem sikerült',
    failedText:
      'Technikai okokból most nem tudtuk törölni a feliratkozást. Kérjük, próbálja meg néhány perc múlva újra.',
  },
  'sk-SK': {
    title: 'Zmazať prihlásenie na odber?',
    text: 'Na odber newslettera ste sa neprihlásili? Tu môžete prihlásenie zmazať so všetkými zadanými údajmi. Newsletter vám potom posielať nebudeme.',
    button: 'Zmazať prihlásenie',
    deletedTitle: 'Prihlásenie je zmazané',
    deletedText: 'K tomuto odkazu už neuchovávame žiadne údaje. Nemusíte robiť nič ďalšie.',
    subscribedTitle: 'Prihlásenie už bolo potvrdené',
    subscribedText:
      'Potvrdené prihlásenie sa tu zmazať nedá. Z odberu sa môžete kedykoľvek odhlásiť odkazom na konci každého newslettera.',
    failedTitle: 'Zmazanie sa nepodarilo',
    failedText: 'Z technických dôvodov sa nám teraz nepodarilo prihlásenie zmazať. Skúste to, prosím, o chvíľu znova.',
  },
  'tr-TR': {
    title: 'Abonelik talebi silinsin mi?',
    text: 'E-bültenimize abone olmak isteyen siz değil misiniz? Talebi, girilen tüm bilgilerle birlikte buradan silebilirsiniz. Bu durumda size e-bülten göndermeyiz.',
    button: 'Talebi sil',
    deletedTitle: 'Abonelik talebi silindi',
    deletedText: 'Bu bağlantıya ait hiçbir bilgi artık kayıtlı değil. Başka bir şey yapmanıza gerek yok.',
    subscribedTitle: 'Abonelik zaten doğrulandı',
    subscribedText:
      'Doğrulanmış bir abonelik buradan silinemez. Dilediğiniz zaman her e-bültenin sonundaki bağlantıyla abonelikten çıkabilirsiniz.',
    failedTitle: 'Silme işlemi tamamlanamadı',
    failedText: 'Teknik nedenlerle talebi şu anda silemedik. Lütfen biraz sonra yeniden deneyin.',
  },
};
