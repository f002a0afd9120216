import type { Pieces } from './pieces.ts';

/**
 * The script has all texts of a locale from the start, under flat keys without plurals, contexts and nesting; it asks for
 * no details, reports a missing text itself and listens to no event. i18next's own warnings appear with `debug` alone.
 */
export const I18NEXT: Pieces = {
  calls: /\blogger\.(?:warn|log|once|deprecate)$|^this\.emit$|(?:translator|backendConnector)\.on$/,
  methods: {
    Logger: ['init', 'create'],
    EventEmitter: [],
    ResourceStore: ['getResource', 'hasResourceBundle', 'getDataByLanguage', 'hasLanguageSomeTranslations'],
    LanguageUtil: [
      'formatLanguageCode',
      'formatUncached',
      'isSupportedCode',
      'getBestMatchFromCodes',
      'toResolveHierarchy',
    ],
    Interpolator: ['init', 'resetRegExp', 'interpolate'],
    I18n: [
      'init',
      'loadResources',
      'setResolvedLanguage',
      'changeLanguage',
      'getFixedT',
      't',
      'hasLoadedNamespace',
      'createInstance',
    ],
  },
  unused: ['consoleLogger'],
  values: [
    // Keys are texts, and flat.
    [/typeof (?:keys?|k|o\.keyPrefix) === 'function'/g, 'false'],
    [/const keySeparator = opt(?:ions)?\.keySeparator !== undefined .*;/g, 'const keySeparator = false;'],
    [/let nsSeparator = opt\.nsSeparator .*;\s*if \(nsSeparator === undefined\) .*;/g, 'const nsSeparator = false;'],
    [/const seemsNaturalLanguage = .*;/, ''],
    ["lng?.toLowerCase() === 'cimode'", 'false'],
    ['if (!keySeparator) {', 'if (true) {'],
    ['new RegExpCache(20)', 'undefined'],
    // Neither plurals nor contexts, defaults, details, objects, nesting, formats.
    [/const needsPluralHandling = .*;/g, 'const needsPluralHandling = false;'],
    [/const needsContextHandling = .*;/, 'const needsContextHandling = false;'],
    [/const hasDefaultValue = .*;/, 'const hasDefaultValue = false;'],
    [/const defaultValue = .*;/, 'const defaultValue = undefined;'],
    [/const returnDetails = .*;/, 'const returnDetails = false;'],
    [/const isObjectHit = .*;/, 'const isObjectHit = false;'],
    [
      'const handleAsObjectInI18nFormat = !this.i18nFormat || this.i18nFormat.handleAsObject;',
      'const handleAsObjectInI18nFormat = true;',
    ],
    [/const skipOnVariables = isString\(res\) .*;/, 'const skipOnVariables = false;'],
    ['opt.nest !== false', 'false'],
    ['formatter = Formatter;', ''],
    ['new PluralResolver(lu, {', 'false && new PluralResolver(lu, {'],
    [/if \(!this\.escapeValue && typeof str === 'string' .*\{/, 'if (false) {'],
    [/if \(opt\.interpolation\) this\.interpolator\.(?:init|reset)/g, 'if (false) this.interpolator.init'],
    [/this\.nesting\w+ = .*;/g, ''],
    // What is done with a missing text.
    [/const missingKeyNoValueFallbackToKey = .*;/, 'const missingKeyNoValueFallbackToKey = false;'],
    [/const fallbackLngs = .*;/, 'const fallbackLngs = [];'],
    ["this.options.saveMissingTo === 'fallback'", 'false'],
    ['this.options.appendNamespaceToMissingKey', 'false'],
    // Neither post-processors nor other modules.
    [/const postProcessorNames = .*;/, 'const postProcessorNames = undefined;'],
    [/this\.i18nFormat\?\.\w+/g, 'false'],
    [/this\.modules\.(?:formatter|languageDetector|i18nFormat)/g, 'false'],
    [/this\.services\.languageDetector/g, 'undefined'],
    ['createClassOnDemand(this.modules.logger)', 'null'],
    // Nothing is loaded, added or copied.
    [/s\.backendConnector = new Connector\(.*\);/, 's.backendConnector = {};'],
    ['!this.options.resources || this.options.partialBundledLanguages', 'false'],
    [/if \(!this\.services\.backendConnector\.backend .*\) return true;/, 'return true;'],
    ['if (options.precheck) {', 'if (false) {'],
    ['reloadResources: this.reloadResources.bind(this)', ''],
    ["'addResource', 'addResources', 'addResourceBundle', 'removeResourceBundle'", ''],
    [/if \(!this\.checkedLoadedFor\[.*\{/, 'if (false) {'],
    // The languages are those of the sites, each alone.
    ['this.options.fallbackNS', 'false'],
    [/this\.configuredLngs = new Set\(.*\);/, ''],
    ['if (lngs && !supportedLngs) {', 'if (false) {'],
    ['if (supportedLngs && isRefusedLanguageCode(this, l))', 'if (false)'],
    ["this.options.load === 'languageOnly' || this.options.nonExplicitSupportedLngs", 'false'],
    ['if (!found && this.options.supportedLngs) {', 'if (false) {'],
    ["this.options.load !== 'currentOnly'", 'false'],
    [/const fallbackCodes = .*;/, 'const fallbackCodes = [];'],
    [/if \(!found\) found = this\.getFallbackCodes\(.*;/, ''],
    [/if \(this\.options\.fallbackLng && .*\{/, 'if (false) {'],
    [/const cacheable = .*;/, 'const cacheable = false;'],
    // An option that is missing counts as off.
    [/^ {2}\w+: false,\n/gm, ''],
    // The global instance.
    [/^const (?!createInstance)(\w+) = instance\.\w+;$/gm, 'const $1 = undefined;'],
    ['this.options.lowerCaseLng', 'false'],
  ],
};

/** The texts are there when a component asks for them. */
export const REACT_I18NEXT: Pieces = {
  calls: /^warnOnce$/,
  values: [
    ['i18n && useSuspense && !ready', 'false'],
    ['i18n && !ready && !useSuspense', 'false'],
    ['!ready && !useSuspense ?', 'false ?'],
    ["typeof keyPrefix === 'function'", 'false'],
    [
      '!!(i18n.isInitialized || i18n.initializedStoreOnce) && namespaces.every(n => hasLoadedNamespace(n, i18n, i18nOptions))',
      'true',
    ],
  ],
};
