import type { DemoSite } from '../demo-site.ts';
import { ch } from './ch.ts';
import { links, logos, seal } from './footer-entries.ts';

const VOUCHER_TERMS =
  'Le bon est valable 30\u00a0jours dès sa réception, une fois par personne et sans minimum d’achat\u202f; les cartes cadeaux sont exclues.';

export const chFr: DemoSite = {
  company: 'Tambrel Suisse SA',
  voucherTerms: `${VOUCHER_TERMS} Voir les <voucher>conditions d’utilisation du bon</voucher>.`,
  promise: 'Retours pendant 3 mois · Achat sur facture',
  prices: ch.prices,
  footer: {
    teaser: {
      groups: {
        payment: {
          links: links('/modes-de-paiement', {
            '': 'Tous les modes de paiement',
            '#twint': 'TWINT',
            '#carte-de-credit': 'Carte de crédit',
            '#postfinance': 'PostFinance Pay',
            '#paypal': 'PayPal',
            '#facture': 'Achat sur facture',
            '/bons/utiliser': 'Utiliser un bon',
          }),
          images: logos({ paypal: 'PayPal', visa: 'Visa', mastercard: 'Mastercard' }),
        },
        shipping: {
          introductoryText: 'Livraison à domicile par La Poste.',
          images: logos({ chFrPost: 'La Poste', chFRVersand: 'Livraison en Suisse' }),
        },
      },
    },
    qualityLogos: {
      heading: 'Distinction',
      logos: [seal('gptw', 'Great Place to Work', '/entreprise/carriere#distinctions')],
    },
  },
  shop: {
    title: '{shop} – Café, mode et maison',
    skip: 'Aller au contenu',
    'search.label': 'Rechercher dans la boutique',
    'search.placeholder': 'Que cherchez-vous\u202f?',
    'search.button': 'Rechercher',
    nav: 'Rayons',
    'nav.coffee': 'Café',
    'nav.fashion': 'Mode',
    'nav.home': 'Maison',
    'nav.offers': 'Nouveautés',
    bag: 'Panier',
    'bag.added': 'Ajouté au panier\u202f: {product}.',
    'hero.title': 'La journée commence bien',
    'hero.text':
      'Des grains torréfiés lentement, du grès façonné à la main et un plaid pour la première soirée fraîche.',
    'hero.link': 'Découvrir les nouveautés',
    'categories.title': 'De quoi embellir vos journées',
    'products.title': 'Nouveaux arrivages',
    'products.note': 'Tous les prix en CHF, TVA et TAR incluses, frais de livraison en sus.',
    'product.beans': 'Torréfaction maison, café en grains, 500\u00a0g',
    'product.cup': 'Tasse et soucoupe en grès',
    'product.throw': 'Plaid tricoté en laine, 130\u00a0×\u00a0170\u00a0cm',
    'product.jug': 'Petit pot à lait en grès',
    'product.add': 'Ajouter au panier',
    'newsletter.fallback': 'S’inscrire à la newsletter',
    end: 'Une simple vitrine\u202f: rien n’est à vendre ici.',
    'page.title': 'Ici se trouverait la page «\u202f{page}\u202f»',
    'page.text':
      'La boutique est fictive et cette page n’a pas de contenu. Dans une vraie boutique, le lien mènerait à la bonne page.',
    'page.back': 'Retour à la boutique',
    'page.noScript': 'L’inscription nécessite JavaScript.',
    'page.voucherConditions': 'Conditions d’utilisation du bon',
    'page.exampleNewsletter': 'Exemple de newsletter',
    'page.newsletterHint': 'Informations sur la newsletter',
    'page.unsubscribe': 'Se désinscrire de la newsletter',
    'view.mobile': 'Version mobile',
    'view.desktop': 'Version pour ordinateur',
    'hero.title.b': 'Un bon café, une belle journée',
    'hero.text.christmas': 'L’Avent a un parfum de cannelle\u202f: café, bougies et cadeaux jusqu’à Noël.',
  },
  mail: {
    subject: 'Veuillez confirmer votre inscription à la newsletter',
    preheader: 'Plus qu’une étape et votre inscription sera terminée.',
    greeting: 'Bonjour,',
    greetingNamed: 'Bonjour {{name}},',
    body: 'Merci de l’intérêt que vous portez à notre newsletter. Veuillez ouvrir la page de confirmation et y confirmer que cette adresse e-mail vous appartient et que vous souhaitez recevoir la newsletter.',
    confirms:
      'Vous y confirmez aussi ce que vous avez déclaré lors de l’inscription\u202f:\n\n«\u202f{{consent}}\u202f»',
    button: 'Confirmer l’inscription',
    linkHint: 'Le bouton ne fonctionne pas\u202f? Copiez ce lien dans la barre d’adresse de votre navigateur\u202f:',
    ignore:
      'Vous n’êtes pas à l’origine de cette inscription\u202f? Vous n’avez rien à faire\u202f: sans votre confirmation, nous ne vous enverrons pas de newsletter.',
    refuse: 'Je n’ai pas demandé cette inscription – la supprimer',
    expiry: 'Le lien est valable 14\u00a0jours.',
    sender: 'Newsletter {{shop}}',
    senderBlock:
      '{{company}}\nKaffeestrasse 5, 8005 Zurich\nRegistre du commerce du canton de Zurich\nIDE CHE-999.999.996\nservice@tambrel.example\nwww.tambrel.example/mentions-legales\nwww.tambrel.example/protection-des-donnees',
    'confirm.text': 'Plus qu’un clic et votre inscription sera terminée.',
    'confirmed.title': 'Votre inscription est confirmée',
    'confirmed.text':
      'Merci beaucoup\u202f! Vous recevrez désormais notre newsletter. Votre bon de bienvenue (10\u00a0% de rabais) vous parviendra par e-mail.',
    pending: 'Confirmation de votre inscription en cours…',
  },
  voucher: {
    subject: 'Votre bon de bienvenue\u202f: 10\u00a0% de rabais',
    preheader: 'Voici votre code.',
    body: 'Merci d’avoir confirmé votre inscription. Avec ce code, vous bénéficiez de 10\u00a0% de rabais sur votre prochain achat\u202f:',
    terms: `Saisissez le code dans votre panier. ${VOUCHER_TERMS}`,
    conditions: 'Les conditions suivantes s’appliquent\u202f:',
    button: 'Aller à la boutique',
    reason: 'Vous recevez cet e-mail à la suite de votre inscription à notre newsletter.',
  },
  failure: {
    title: 'La confirmation n’a pas abouti',
    text: 'Pour des raisons techniques, nous n’avons pas pu confirmer votre inscription. Veuillez réessayer dans quelques minutes\u202f: votre lien reste valable.',
    retry: 'Réessayer',
  },
  refusal: {
    title: 'Supprimer l’inscription\u202f?',
    text: 'Vous n’êtes pas à l’origine de cette inscription à notre newsletter\u202f? Vous pouvez la supprimer ici avec toutes les données saisies. Vous ne recevrez alors pas de newsletter.',
    button: 'Supprimer l’inscription',
    deletedTitle: 'L’inscription est supprimée',
    deletedText: 'Plus aucune donnée n’est enregistrée pour ce lien. Vous n’avez rien d’autre à faire.',
    subscribedTitle: 'L’inscription est déjà confirmée',
    subscribedText:
      'Une inscription confirmée ne peut pas être supprimée ici. Vous pouvez vous désinscrire en tout temps par le lien qui figure à la fin de chaque newsletter.',
    failedTitle: 'La suppression n’a pas abouti',
    failedText:
      'Pour des raisons techniques, nous n’avons pas pu supprimer l’inscription. Veuillez réessayer dans quelques minutes.',
  },
};
