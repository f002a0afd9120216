<?php
/**
 * A widget for the areas of classic themes.
 *
 * @package Shop_Widgets
 */

defined( 'ABSPATH' ) || exit;

/** Shows a tag in a widget area. */
class Shop_Widgets_Widget extends WP_Widget {

	/** Names the widget. */
	public function __construct() {
		$options = array(
			'description'           => __( 'Newsletter sign-up, footer or session of your shop.', 'shop-widgets' ),
			'show_instance_in_rest' => true,
		);
		parent::__construct( 'shop_widgets', __( 'Shop widgets', 'shop-widgets' ), $options );
	}

	/**
	 * Prints the tag.
	 *
	 * @param array $args     What the theme puts around a widget.
	 * @param array $instance The settings of this widget.
	 */
	public function widget( $args, $instance ) {
		$instance = $this->update( $instance, array() );
		$site     = '' === $instance['site'] ? array() : array( 'site' => $instance['site'] );
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the theme's markup, and what markup.php escapes.
		echo $args['before_widget'] . shop_widgets_markup( $instance['tag'], $site ) . $args['after_widget'];
	}

	/**
	 * Checks the settings before they are saved.
	 *
	 * @param array $given Settings as they were sent.
	 * @param array $old   Settings as they were saved before.
	 * @return array
	 */
	public function update( $given, $old ) { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter.FoundAfterLastUsed
		$given = wp_parse_args( $given, array_fill_keys( array( 'tag', 'site' ), '' ) );
		$tag   = isset( shop_widgets_kinds()[ $given['tag'] ] ) ? $given['tag'] : 'newsletter';
		$site  = shop_widgets_read( shop_widgets_editable( $tag )['site'], $given['site'] );
		return array(
			'tag'  => $tag,
			'site' => (string) $site,
		);
	}

	/**
	 * Prints the controls.
	 *
	 * @param array $instance The settings of this widget.
	 * @return void
	 */
	public function form( $instance ) {
		$instance = $this->update( $instance, array() );
		$tags     = wp_list_pluck( shop_widgets_kinds(), 'title' );
		$this->control( 'tag', __( 'What to show', 'shop-widgets' ), $tags, $instance['tag'] );
		$this->control( 'site', __( 'Country', 'shop-widgets' ), array( '' => __( 'As in the settings', 'shop-widgets' ) ) + shop_widgets_countries(), $instance['site'] );
	}

	/**
	 * Prints a choice.
	 *
	 * @param string $key     Name of the setting.
	 * @param string $label   Its label.
	 * @param array  $options Titles by value.
	 * @param string $chosen  The value.
	 */
	private function control( $key, $label, $options, $chosen ) {
		printf( '<p><label for="%1$s">%2$s</label> <select class="widefat" id="%1$s" name="%3$s">', esc_attr( $this->get_field_id( $key ) ), esc_html( $label ), esc_attr( $this->get_field_name( $key ) ) );
		foreach ( $options as $value => $title ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $chosen, $value, false ), esc_html( $title ) );
		}
		echo '</select></p>';
	}
}
