<?php

namespace ShopWidgets;

/**
 * The extension's hooks. The parameters have no types, and the hooks' interfaces are not named:
 * MediaWiki has moved these classes to other namespaces since 1.39.
 */
class Hooks {
	/** The mark of a parser output with a tag, and the parser option in the cache's key. */
	private const MARK = 'shopwidgets';

	/** @var \Config */
	private $config;

	/** @var Settings */
	private $settings;

	/**
	 * @param \Config $config
	 */
	public function __construct( $config ) {
		$this->config = $config;
		$this->settings = Settings::ofWiki( static fn ( string $name ) => $config->get( self::globalOf( $name ) ) );
	}

	/**
	 * Settings change the HTML of a tag, so the key of the cached page contains them.
	 *
	 * @param array &$defaults
	 * @param array &$inCacheKey
	 * @param array &$lazyLoad
	 */
	public function onParserOptionsRegister( &$defaults, &$inCacheKey, &$lazyLoad ): void {
		$defaults[self::MARK] = null;
		$inCacheKey[self::MARK] = true;
		$lazyLoad[self::MARK] = fn () => $this->settings->hash() . md5( serialize( Footer::content() ) );
	}

	/**
	 * @param \Parser $parser
	 */
	public function onParserFirstCallInit( $parser ): void {
		foreach ( Tag::WIDGETS as $widget ) {
			$render = fn ( $text, array $given, $parser ) => $this->render( $widget, $given, $parser );
			$parser->setHook( "shop-$widget", $render );
		}
	}

	/**
	 * @param string $widget
	 * @param array $given the attributes as they were written
	 * @param \Parser $parser
	 * @return string the widget, or a message that says what is wrong with it
	 */
	private function render( string $widget, array $given, $parser ): string {
		// Reading the option puts it into the key of this page.
		$parser->getOptions()->getOption( self::MARK );
		[ $values, $problems ] = Tag::check( $widget, $given );
		$problem = $this->problemOfSettings() ?? $problems[0] ?? null;
		if ( $problem ) {
			$parser->addTrackingCategory( 'shopwidgets-error-category' );
			return self::error( $problem, $parser->getTargetLanguage() );
		}
		$parser->getOutput()->appendExtensionData( self::MARK, $values['site'] ?? $this->settings->site() );
		// The block ends the paragraph of the wiki text around it.
		return Tag::element( 'div', [], Tag::html( $widget, $values, $this->settings, Footer::content() ) );
	}

	/**
	 * @param \OutputPage $out
	 * @param \ParserOutput $parserOutput
	 */
	public function onOutputPageParserOutput( $out, $parserOutput ): void {
		$sites = array_keys( (array)$parserOutput->getExtensionData( self::MARK ) );
		$out->setProperty( self::MARK, array_merge( $out->getProperty( self::MARK ) ?? [], $sites ) );
	}

	/**
	 * Adds the script to pages that have a tag.
	 * A head item, because modules and linked scripts lose `data-*`.
	 *
	 * @param \OutputPage $out
	 */
	public function onBeforePageDisplay( $out ): void {
		$sites = $out->getProperty( self::MARK ) ?? [];
		if ( $this->settings->hasFooter() ) {
			$sites[] = $this->settings->site();
		}
		if ( ( !$sites && !$this->settings->fills( $out->getHTML() ) ) || $this->problemOfSettings() ) {
			return;
		}
		$folder = $this->config->get( 'ExtensionAssetsPath' ) . '/ShopWidgets';
		$attributes = $this->settings->scriptAttributes( $folder, $sites );
		$links = array_map(
			static fn ( array $link ) => '<link' . Tag::written( $link ) . '>',
			$this->settings->preloads( $folder, $sites )
		);
		$out->addHeadItem( self::MARK, implode( $links ) . Tag::element( 'script', $attributes, '' ) );
		$this->allowOrigins( $out->getCSP() );
	}

	/**
	 * @param \ContentSecurityPolicy $csp
	 */
	private function allowOrigins( $csp ): void {
		$csp->addScriptSrc( (string)$this->settings->origin( 'script' ) );
		$csp->addDefaultSrc( (string)$this->settings->origin( 'service_base' ) );
		$csp->addDefaultSrc( (string)$this->settings->origin( 'image_base' ) );
	}

	/**
	 * Adds the footer below the text of every page, where it is set.
	 *
	 * @param string &$data
	 * @param \Skin $skin
	 */
	public function onSkinAfterContent( &$data, $skin ): void {
		$attributes = Tag::footerBelow( $skin->getOutput()->getHTML() );
		if ( !$this->settings->hasFooter() || $attributes === null ) {
			return;
		}
		$problem = $this->problemOfSettings();
		$data .= $problem
			? self::error( $problem, $skin->getLanguage() )
			: Tag::html( 'footer', $attributes, $this->settings, Footer::content() );
	}

	/**
	 * Refuses to save content that the footer would not show, with the place of the first error.
	 *
	 * @param \IContextSource $context
	 * @param \Content $content
	 * @param \Status $status
	 * @return bool
	 */
	public function onEditFilterMergedContent( $context, $content, $status ) {
		$title = $context->getTitle();
		if ( $title->getNamespace() !== NS_MEDIAWIKI || $title->getDBkey() !== Footer::PAGE ) {
			return true;
		}
		// MediaWiki itself refuses what is no JSON.
		$data = json_decode( $content->getText(), true );
		$problem = is_array( $data ) ? Footer::problem( $data ) : null;
		if ( $problem ) {
			$status->fatal( 'shopwidgets-footer-error', ...array_map( 'wfEscapeWikiText', $problem ) );
		}
		return !$problem;
	}

	/**
	 * @return array|null as that of a tag
	 */
	private function problemOfSettings(): ?array {
		$name = $this->settings->problem();
		return $name === null ? null : [ 'setting', '$wg' . self::globalOf( $name ) ];
	}

	/**
	 * @param array $problem a reason, the name of what is wrong, and what is allowed
	 * @param \Language $language
	 * @return string
	 */
	private static function error( array $problem, $language ): string {
		[ $reason, $name, $allowed ] = $problem + [ 2 => '' ];
		// Messages that are given here: shopwidgets-unknown, shopwidgets-reserved,
		// shopwidgets-long, shopwidgets-value, shopwidgets-setting
		$text = wfMessage( "shopwidgets-$reason", $name, $allowed )->inLanguage( $language )->text();
		return Tag::element( 'strong', [ 'class' => 'error' ], Tag::escape( $text ) );
	}

	private static function globalOf( string $setting ): string {
		return 'ShopWidgets' . str_replace( '_', '', ucwords( $setting, '_' ) );
	}
}
