/** The shop of the demo, by any of its companies. */
const SHOP = /tambrel/iu;

/** Where the seals of the demo's shop lead to. */
const SEALS: ReadonlySet<string> = new Set([
  '/entreprise/carriere#distinctions',
  '/hakkimizda/kariyer#oduller',
  '/o-nas/certifikaty#ecommerce-europe-trustmark',
  '/o-nas/certyfikaty#ecommerce-europe-trustmark',
  '/o-nas/kariera#nagrody',
  '/o-nas/kariera#oceneni',
  '/o-nas/kariera#ocenenia',
  '/rolunk/karrier#elismeresek',
  '/rolunk/tagsagok#ecommerce-europe',
  '/unternehmen/karriere#auszeichnungen',
  '/unternehmen/mitgliedschaften#bevh',
  '/unternehmen/mitgliedschaften#ecommerce-europe',
  '/unternehmen/mitgliedschaften#guetezeichen',
  '/unternehmen/mitgliedschaften#handelsverband',
]);

/**
 * What a file has copied from the demo's shop: its name, or a seal that leads to a page of it.
 *
 * @param value the parsed JSON
 * @returns a sentence per text, with its path
 */
export function examplesIn(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string') {
    if (SHOP.test(value)) return [`${path} names the demo's shop in “${value}”; use the name of your shop.`];
    return SEALS.has(value)
      ? [`${path} is a seal of the demo's shop, ${value}; remove it or link to your evidence.`]
      : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, entry]) =>
    examplesIn(entry, isList ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
  );
}
