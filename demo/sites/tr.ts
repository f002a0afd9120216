import type { DemoSite } from '../demo-site.ts';
import { icon, links, logos, seal } from './footer-entries.ts';

const VOUCHER_TERMS =
  'Kupon, gönderildiği tarihten itibaren 30\u00a0gün geçerlidir; bir kez kullanılabilir, alt limit yoktur, hediye kartlarında geçerli değildir.';

export const tr: DemoSite = {
  company: 'Tambrel Türkiye Ticaret A.Ş.',
  voucherTerms: `${VOUCHER_TERMS} Ayrıntılar: <voucher>kupon koşulları</voucher>.`,
  promise: '1.000\u00a0TL ve üzeri siparişlerde ücretsiz kargo · 90\u00a0gün içinde ücretsiz iade',
  prices: { beans: 329.9, cup: 599.9, throw: 1999, jug: 699.9 },
  footer: {
    teaser: {
      groups: {
        payment: {
          links: links('/odeme', {
            '': 'Tüm ödeme yöntemleri',
            '#kredi-karti': 'Kredi kartı',
            '#banka-karti': 'Banka kartı',
            '#taksit': 'Taksit seçenekleri',
            '#havale': 'Havale ve EFT',
            '/hediye-karti/kullan': 'Hediye kartı kullan',
          }),
          images: logos({ visa: 'Visa', mastercard: 'Mastercard', trAmex: 'American Express' }),
        },
        shipping: {
          images: logos({
            yurticikargo: 'Yurtiçi Kargo',
            mngKargo: 'DHL eCommerce (MNG Kargo)',
            hepsijet: 'hepsiJET',
            kolaygelsin: 'Kolay Gelsin',
            horoz: 'Horoz Lojistik',
          }),
        },
      },
    },
    socialMedia: {
      socialMediaIcons: [
        icon('instagram', 'Instagram', 'https://www.instagram.com/'),
        icon('facebook', 'Facebook', 'https://www.facebook.com/'),
        icon('youtube', 'YouTube', 'https://www.youtube.com/'),
        icon('tiktok', 'TikTok', 'https://www.tiktok.com/'),
        icon('linkedin', 'LinkedIn', 'https://www.linkedin.com/'),
      ],
    },
    qualityLogos: { heading: 'Ödül', logos: [seal('gptw', 'Great Place to Work', '/hakkimizda/kariyer#oduller')] },
  },
  shop: {
    title: '{shop} – kahve, moda ve ev',
    skip: 'İçeriğe geç',
    'search.label': 'Sitede ara',
    'search.placeholder': 'Ne aramıştınız?',
    'search.button': 'Ara',
    nav: 'Ürünler',
    'nav.coffee': 'Kahve',
    'nav.fashion': 'Moda',
    'nav.home': 'Ev',
    'nav.offers': 'Yeni gelenler',
    bag: 'Sepet',
    'bag.added': 'Sepete eklendi: {product}.',
    'hero.title': 'Güne güzel başlayın',
    'hero.text': 'Ağır ağır kavrulmuş çekirdekler, el yapımı seramikler ve ilk serin akşam için bir örgü battaniye.',
    'hero.link': 'Yenilikleri keşfedin',
    'categories.title': 'Güzel günler için her şey',
    'products.title': 'Yeni gelenler',
    'products.note': 'Tüm fiyatlara KDV dahildir; kargo ücreti ödeme adımında eklenir.',
    'product.beans': 'Kendi kavurduğumuz çekirdek kahve, 500\u00a0g',
    'product.cup': 'Tabaklı seramik fincan',
    'product.throw': 'Örgü yün battaniye, 130\u00a0×\u00a0170\u00a0cm',
    'product.jug': 'Seramik sütlük',
    'product.add': 'Sepete ekle',
    'newsletter.fallback': 'E-bültenimize abone olun',
    end: 'Bu sayfa yalnızca bir vitrindir, burada satış yapılmaz.',
    'page.title': 'Burada şu sayfa olurdu: {page}',
    'page.text':
      'Bu mağaza kurgusaldır; bu nedenle sayfanın içeriği yoktur. Gerçek bir mağazada bağlantı sizi ilgili sayfaya götürür.',
    'page.back': 'Alışverişe dön',
    'page.noScript': 'Abonelik için JavaScript gereklidir.',
    'page.voucherConditions': 'Kupon koşulları',
    'page.exampleNewsletter': 'Örnek e-bülten',
    'page.newsletterHint': 'E-bülten hakkında bilgiler',
    'page.unsubscribe': 'E-bülten aboneliğinden çıkış',
    'view.mobile': 'Mobil görünüm',
    'view.desktop': 'Masaüstü görünümü',
    'hero.title.b': 'İyi kahve, güzel gün',
    'hero.text.christmas': 'Aralık ayı tarçın kokuyor: Yeni yıla kahve, mum ve hediyelerle hazırlanın.',
  },
  mail: {
    subject: 'Lütfen e-bülten aboneliğinizi doğrulayın',
    preheader: 'Aboneliğinizi tamamlamak için son bir adım kaldı.',
    greeting: 'Merhaba,',
    greetingNamed: 'Merhaba {{name}},',
    body: 'E-bülten abonelik talebinizi ve ticari elektronik ileti onayınızı aldık. Onayınız, e-posta adresinizi doğruladığınızda işleme alınır ve İYS’ye kaydedilir. Lütfen doğrulama sayfasını açın; bu e-posta adresinin size ait olduğunu ve e-bültenimizi almak istediğinizi orada doğrulayın.',
    confirms:
      'Aboneliğinizi doğruladığınızda, abonelik sırasında verilen aşağıdaki beyan geçerli olur:\n\n“{{consent}}”',
    button: 'Aboneliği doğrula',
    linkHint: 'Düğme çalışmıyor mu? Bu bağlantıyı tarayıcınızın adres çubuğuna kopyalayın:',
    ignore:
      'Bu aboneliği siz başlatmadıysanız bir şey yapmanıza gerek yok: Siz doğrulamadıkça size e-bülten göndermeyiz. Dilediğiniz zaman ticari elektronik ileti almayı reddedebilirsiniz.',
    refuse: 'Ticari elektronik ileti almayı reddet ve aboneliği sil',
    expiry: 'Bağlantı 14 gün geçerlidir. Bu süre içinde doğrulanmayan abonelikler silinir.',
    sender: '{{shop}} E-Bülteni',
    senderBlock:
      '{{company}}\nÖrnek Mah. Kahve Sok. No: 1, 34394 Şişli/İstanbul\nTicaret sicil no: 000000-0 (İstanbul Ticaret Sicili Müdürlüğü)\nMERSİS no: 0000000000100015\nİletişim: iletisim@tambrel.example · 0850 000 00 00',
    'confirm.text': 'Aboneliğinizi tamamlamak için son bir tık kaldı.',
    'confirmed.title': 'Aboneliğiniz doğrulandı',
    'confirmed.text':
      'Teşekkür ederiz! Artık e-bültenlerimizi alacaksınız. %10 indirim sağlayan hoş geldiniz kuponunuzu e-posta ile gönderiyoruz.',
    pending: 'Aboneliğiniz doğrulanıyor…',
  },
  voucher: {
    subject: 'Hoş geldiniz kuponunuz: %10 indirim',
    preheader: 'Kupon kodunuz bu e-postada.',
    body: 'Aboneliğinizi doğruladığınız için teşekkür ederiz. Bu kupon koduyla bir sonraki alışverişinizde %10 indirim kazanırsınız:',
    terms: `Kodu sepetinizde girin. ${VOUCHER_TERMS}`,
    conditions: 'Geçerlilik süresi ve kullanım şartları:',
    button: 'Alışverişe başla',
    reason:
      'Bu e-postayı, e-bültenimize abone olduğunuz için aldınız. Dilediğiniz zaman ticari elektronik ileti almayı reddedebilirsiniz.',
  },
  failure: {
    title: 'Doğrulama tamamlanamadı',
    text: 'Teknik nedenlerle aboneliğinizi şu anda doğrulayamadık. Lütfen biraz sonra tekrar deneyin: Bağlantınız geçerliliğini koruyor.',
    retry: 'Tekrar dene',
  },
  refusal: {
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
