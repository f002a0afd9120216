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
		$this->settings = new Settings( static function ( string $name ) use ( $config ) {
			return $config->get( self::globalOf( $name ) );
		} );
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
		$lazyLoad[self::MARK] = function () {
			return $this->settings->hash() . md5( serialize( Footer::content() ) );
		};
	}

	/**
	 * @param \Parser $parser
	 */
	public function onParserFirstCallInit( $parser ): void {
		foreach ( Tag::widgets() as $widget ) {
			$render = function ( $text, array $attributes, $parser ) use ( $widget ) {
				return $this->render( new Tag( $widget, $attributes ), $parser );
			};
			$parser->setHook( "shop-$widget", $render );
		}
	}

	/**
	 * @param Tag $tag
	 * @param \Parser $parser
	 * @return string the widget, or a message that says what is wrong with it
	 */
	private function render( Tag $tag, $parser ): string {
		// Reading the option puts it into the key of this page.
		$parser->getOptions()->getOption( self::MARK );
		$problem = $this->problemOfSettings() ?? $tag->problem();
		$language = $parser->getTargetLanguage();
		$message = static function ( string ...$words ) use ( $language ) {
			return wfMessage( ...$words )->inLanguage( $language )->text();
		};
		if ( $problem ) {
			$parser->addTrackingCategory( 'shopwidgets-error-category' );
			return self::error( $message, $problem );
		}
		$parser->getOutput()->setExtensionData( self::MARK, true );
		// The block ends the paragraph of the wiki text around it.
		$html = $tag->html( $this->settings, Footer::content() );
		return Tag::element( 'div', [], $html );
	}

	/**
	 * @param \OutputPage $out
	 * @param \ParserOutput $parserOutput
	 */
	public function onOutputPageParserOutput( $out, $parserOutput ): void {
		if ( $parserOutput->getExtensionData( self::MARK ) ) {
			$out->setProperty( self::MARK, true );
		}
	}

	/**
	 * Adds the script to pages that have a tag.
	 * A head item, because modules and linked scripts lose `data-*`.
	 *
	 * @param \OutputPage $out
	 */
	public function onBeforePageDisplay( $out ): void {
		$isNeeded = $out->getProperty( self::MARK ) || $this->settings->hasFooter() || $this->settings->fills( $out->getHTML() );
		if ( !$isNeeded || $this->problemOfSettings() ) {
			return;
		}
		$folder = $this->config->get( 'ExtensionAssetsPath' ) . '/ShopWidgets';
		$attributes = $this->settings->scriptAttributes( $folder );
		$out->addHeadItem( self::MARK, Tag::element( 'script', $attributes, '' ) );
		$this->allowOrigins( $out->getCSP() );
	}

	/**
	 * @param \ContentSecurityPolicy $csp
	 */
	private function allowOrigins( $csp ): void {
		$csp->addScriptSrc( (string)$this->settings->origin( 'script' ) );
		$csp->addDefaultSrc( (string)$this->settings->origin( 'service-base' ) );
		$csp->addDefaultSrc( (string)$this->settings->origin( 'image-base' ) );
	}

	/**
	 * Adds the footer below the text of every page, where it is set.
	 *
	 * @param string &$data
	 * @param \Skin $skin
	 */
	public function onSkinAfterContent( &$data, $skin ): void {
		if ( !$this->settings->hasFooter() ) {
			return;
		}
		$attributes = Tag::footerBelow( $skin->getOutput()->getHTML() );
		if ( $attributes === null ) {
			return;
		}
		$message = static function ( string ...$words ) use ( $skin ) {
			return $skin->msg( ...$words )->text();
		};
		$problem = $this->problemOfSettings();
		$footer = new Tag( 'footer', $attributes );
		$data .= $problem
			? self::error( $message, $problem )
			: $footer->html( $this->settings, Footer::content() );
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
	 * @param callable $message
	 * @param array $problem a reason, the name of what is wrong, and what is allowed
	 * @return string
	 */
	private static function error( callable $message, array $problem ): string {
		[ $reason, $name, $allowed ] = $problem + [ 2 => '' ];
		// Messages that are given here: shopwidgets-unknown, shopwidgets-reserved,
		// shopwidgets-long, shopwidgets-value, shopwidgets-setting
		$text = $message( "shopwidgets-$reason", $name, $allowed );
		return Tag::element( 'strong', [ 'class' => 'error' ], Tag::escape( $text ) );
	}

	private static function globalOf( string $setting ): string {
		return 'ShopWidgets' . str_replace( '-', '', ucwords( $setting, '-' ) );
	}
}
