<?php

namespace ShopWidgets;

/** The content of the footer: the page MediaWiki:Shopwidgets-footer.json, which administrators edit. */
class Footer {
	public const PAGE = 'Shopwidgets-footer.json';

	/**
	 * @return array the content, or nothing where the page is missing or wrong
	 */
	public static function content(): array {
		$message = wfMessage( self::PAGE )->inContentLanguage();
		$content = $message->exists() ? json_decode( $message->plain(), true ) : [];
		return is_array( $content ) && self::problem( $content ) === null ? $content : [];
	}

	/**
	 * The first value that the schema of the content does not allow.
	 *
	 * @param array $content
	 * @return array|null its path, and what is allowed
	 */
	public static function problem( array $content ): ?array {
		return self::check( $content, Data::of( 'footer-content.schema' ), '' );
	}

	/**
	 * @param mixed $value
	 * @param array $schema of those keywords that the schema of the content has
	 * @param string $path
	 * @return array|null
	 */
	private static function check( $value, array $schema, string $path ): ?array {
		if ( isset( $schema['anyOf'] ) ) {
			return self::checkAny( $value, $schema['anyOf'], $path );
		}
		if ( isset( $schema['enum'] ) ) {
			return in_array( $value, $schema['enum'], true ) ? null : [ $path, implode( ', ', $schema['enum'] ) ];
		}
		$wrong = [ $path, $schema['description'] ?? $schema['type'] ];
		switch ( $schema['type'] ) {
			case 'object':
				// An empty list is an empty object, too: PHP makes no difference.
				return is_array( $value ) && ( !$value || !isset( $value[0] ) ) ? self::checkObject( $value, $schema, $path ) : $wrong;
			case 'array':
				return is_array( $value ) && ( !$value || isset( $value[0] ) ) ? self::checkList( $value, $schema['items'], $path ) : $wrong;
			case 'string':
				$pattern = str_replace( '~', '\~', $schema['pattern'] ?? '' );
				return is_string( $value ) && $value !== '' && preg_match( "~$pattern~u", $value ) ? null : $wrong;
			case 'boolean':
				return is_bool( $value ) ? null : $wrong;
			case 'null':
				return $value === null ? null : $wrong;
			default:
				return is_int( $value ) || is_float( $value ) ? null : $wrong;
		}
	}

	/**
	 * @param mixed $value
	 * @param array $schemas
	 * @param string $path
	 * @return array|null the problem that is deepest in the value
	 */
	private static function checkAny( $value, array $schemas, string $path ): ?array {
		$deepest = null;
		foreach ( $schemas as $schema ) {
			$problem = self::check( $value, $schema, $path );
			if ( $problem === null ) {
				return null;
			}
			$deepest = $deepest === null || strlen( $problem[0] ) > strlen( $deepest[0] ) ? $problem : $deepest;
		}
		return $deepest;
	}

	private static function checkObject( array $value, array $schema, string $path ): ?array {
		$known = $schema['properties'];
		foreach ( array_diff( $schema['required'] ?? [], array_keys( $value ) ) as $missing ) {
			return [ ltrim( "$path.$missing", '.' ), $known[$missing]['description'] ?? '' ];
		}
		foreach ( $value as $key => $entry ) {
			$problem = isset( $known[$key] )
				? self::check( $entry, $known[$key], ltrim( "$path.$key", '.' ) )
				: [ ltrim( "$path.$key", '.' ), implode( ', ', array_keys( $known ) ) ];
			if ( $problem ) {
				return $problem;
			}
		}
		return null;
	}

	private static function checkList( array $value, array $items, string $path ): ?array {
		foreach ( $value as $index => $entry ) {
			$problem = self::check( $entry, $items, "{$path}[$index]" );
			if ( $problem ) {
				return $problem;
			}
		}
		return null;
	}
}
