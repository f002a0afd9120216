import { expect, it } from 'vitest';
import { withGermanArticle, withHungarianArticle } from './article.ts';

/** Names of shops, companies and hosts, by the article that Hungarians say before them. */
const NAMES = {
  az: `Alza.hu Kft. | Üveg Bt. | „Otthon” Zrt. | OTP Bank | LG Electronics | MVM Zrt. | Yves Rocher | 5 perc Kft. | 1 Falat Kft.
    1000 Jó Kft. | s.Oliver | M.A.C | M&S | 5 Csillag | XXXLutz Kft. | N26 Kft. | F1 Bútor Kft. | S24 | R2 | F24 | L2 | Xbox | mBank
    x-kom | 1x1 | 1&1 | eMAG | IKEA | Euronics | Űrhajó Kft. | Örökzöld Bt. | Óbudai Zrt. | Ízek Háza | Ékszer Kft. | Ünnep Bt.
    Aldi | Auchan | Obi | eDigital | adidas | iSTYLE | Ecipő | UniCredit | IBM | EY | A1 | O2 | E.ON | USA Shop
    MBH Bank | MKB | NN Biztosító | RTL | NKM | FHB | MTA | MTI | MSI | NBA | RWE | FBI | NVIDIA | Nvidia | LMBTQ | LVMH | NHL | SKF | SZTE
    MPL | NKD | FTC | MLSZ | SMS Pont | SAP Hungary | SOS Gyermekfalvak | S&T | F&F | R+V | F-Secure | N-Ergie | X | XL | X-Cite | Xtreme
    Xpress | Y3 | YSL | Ytong | Åhléns | Ärzte | Øresund | 1. Patika | 1001 Utazás | 1500 Óra | 50 Plusz | 5G | 1Med | 1.Med
    lg.com | mvm.hu | rtl.hu | nn.hu | mbhbank.hu | otp.hu | 1000000 Könyv | 'Ndrangheta | n11
    V. Kerületi Kft. | I. Kerületi Kft. | SSI Schäfer | SZFE | SzTE | NGO Kft. | XYZ Kft. | NI Hungary Kft.`,
  a: `Kávé Kft. | MOL Nyrt. | L'Oréal Magyarország Kft. | L’Occitane | D.Kft. | H&M Hungary | H-M.hu | Yamaha | 100 Folk Kft. | 4 Évszak Kft.
    MÁV | Q8 | Q | C&A | B&B | P&G | DM | dm | KFC | CCC | GLS | DHL | TNT | WMF | HP | BMW | KiK | JYSK | Zara | Tesco | Lidl | LIDL | Spar | SPAR
    Müller | Rossmann | ROSSMANN | Reserved | Sinsay | Sephora | Notino | Libri | Regio | Media Markt | MEDIAMARKT | Möbelix | Mömax
    LEGO | NAV | NIKE | FIAT | FOX | LOT | SEAT | SIXT | MAPEI | SZÉP | SZIE | Nyugat | NYUGAT | Lyreco | LYNX | McDonald's | MCDONALD'S
    Fjällräven | Flóra | Fnac | Nguyen | Mladá | Rhône | RHEINMETALL | Lloyd | Sberbank | Škoda | Żabka | Ça va | Yettel | Yokohama
    YouTube | Xiaomi | Xerox | XEROX | Wizz Air | Wolt | UPS | One Magyarország | OnePlus | one.hu | II. Rákóczi Bt. | IV. Kerületi Kft.
    3M | 24.hu | 10 Perc | 11 Teamsports | 15 | 100 000 Könyv | 12345 Kft. | 7 Eleven | St. Moritz | www.kave.hu | shop.example
    X. Kerületi Kft. | XV. Kerületi Kft. | XX. kerületi Bt. | XXI. Kerületi Kft. | V. Kiss Kft. | Sós Kft. | Uniqlo`,
};

it.each(
  Object.entries(NAMES).flatMap(([article, names]) => names.split(/\||\n/).map((name) => [article, name.trim()])),
)('the article is "%s" before "%s"', (article, name) => {
  expect(withHungarianArticle(`hogy a(z) ${name} küldi`)).toBe(`hogy ${article}\u00A0${name} küldi`);
});

it.each(['Kovács Anna e.v.', 'Kovács Anna\u00A0e. v.', 'Ötvös Pál ev.', 'Kovács Anna egyéni vállalkozó'])(
  'a sole trader such as "%s" has no article',
  (name) => {
    expect(withHungarianArticle(`a(z) ${name}`)).toBe(name);
    expect(withHungarianArticle(`a(z) ${name} Kft.`)).toMatch(/^az?\u00A0/u);
  },
);

it('a text without "a(z)" stays as it is', () => {
  expect(withHungarianArticle('a Alza küldi')).toBe('a Alza küldi');
});

it.each([
  ['Radhaus Lindner GmbH', 'die Radhaus Lindner GmbH'],
  ['Radhaus Lindner\u00A0GmbH', 'die Radhaus Lindner\u00A0GmbH'],
  ['Lindner GmbH & Co. KG', 'die Lindner GmbH & Co. KG'],
  ['Lindner Ges.m.b.H.', 'die Lindner Ges.m.b.H.'],
  ['Lindner UG (haftungsbeschränkt)', 'die Lindner UG (haftungsbeschränkt)'],
  ['Lindner gUG (haftungsbeschränkt)', 'die Lindner gUG (haftungsbeschränkt)'],
  ['Lindner & Kaiser PartG mbB', 'die Lindner & Kaiser PartG mbB'],
  ['Velohaus Zug AG', 'die Velohaus Zug AG'],
  ['Vélo Biel Sàrl', 'die Vélo Biel Sàrl'],
  ['Vélo Genève S.A.', 'die Vélo Genève S.A.'],
  ['Velo Meier KLG', 'die Velo Meier KLG'],
  ['Association Vélo', 'die Association Vélo'],
  ['Rad & Tat eGbR', 'die Rad & Tat eGbR'],
  ['Lindner Trading Ltd.', 'die Lindner Trading Ltd.'],
  ['Weinbauern eG', 'die Weinbauern eG'],
  ['Stiftung Bücherwurm', 'die Stiftung Bücherwurm'],
  ['Winzergenossenschaft Kaiserstuhl', 'die Winzergenossenschaft Kaiserstuhl'],
  ['Libro GesmbH', 'die Libro GesmbH'],
  ['Libro Handelsges.m.b.H.', 'die Libro Handelsges.m.b.H.'],
  ['Radhaus FlexCo', 'die Radhaus FlexCo'],
  ['Weinbauern e.G.', 'die Weinbauern e.G.'],
  ['Vélo Europe S.à r.l.', 'die Vélo Europe S.à r.l.'],
  ['Alpenverein Shop GmbH', 'die Alpenverein Shop GmbH'],
  ['Radverein Lindau e. V.', 'der Radverein Lindau e. V.'],
  ['Radfreunde Lindau e. V.', 'der Verein Radfreunde Lindau e. V.'],
  ['Alpenverein', 'der Alpenverein'],
  ['Radclub Lindau e.V.', 'der Radclub Lindau e.V.'],
  ['Verband der Köche e. V.', 'der Verband der Köche e. V.'],
  ['Wiener Tierschutzverein', 'der Wiener Tierschutzverein'],
  ['Deutscher Alpenverein e. V.', 'der Verein Deutscher Alpenverein e. V.'],
  ['Österreichischer Alpenverein', 'der Verein Österreichischer Alpenverein'],
  ['Freunde der Oper eV', 'der Verein Freunde der Oper eV'],
  ['Gesellschaft der Freunde e. V.', 'der Verein Gesellschaft der Freunde e. V.'],
  ['Radhaus Lindner', 'die Firma Radhaus Lindner'],
  ['Radhaus Lindner e. K.', 'die Firma Radhaus Lindner e. K.'],
  ['Sattlerei Agnes Kgotla', 'die Firma Sattlerei Agnes Kgotla'],
  ['Die Zeitmaschine GmbH', 'die Firma Die Zeitmaschine GmbH'],
])('the sender %s is "%s"', (company, sender) => {
  expect(withGermanArticle(`die (Firma) ${company}`)).toBe(sender);
});

it('a text without "die (Firma)" stays as it is', () => {
  expect(withGermanArticle('der Lindner Verlag')).toBe('der Lindner Verlag');
});
