<?php
/**
 * A widget for the areas of classic themes.
 *
 * @package Shop_Widgets
 */

use ShopWidgets\Tag;

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
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the theme's markup, and what Tag.php escapes.
		echo $args['before_widget'] . shop_widgets_markup( $instance['tag'], array_filter( array( 'site' => $instance['site'] ) ) ) . $args['after_widget'];
	}

	/**
	 * Checks the settings before they are saved.
	 *
	 * @param array $given Settings as they were sent.
	 * @param array $old   Settings as they were saved before.
	 * @return array
	 */
	public function update( $given, $old ) { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter.FoundAfterLastUsed
		$tag = in_array( $given['tag'] ?? '', Tag::WIDGETS, true ) ? $given['tag'] : 'newsletter';
		return array( 'tag' => $tag ) + shop_widgets_check( $tag, array( 'site' => $given['site'] ?? '' ) )[0] + array( 'site' => '' );
	}

	/**
	 * Prints the controls.
	 *
	 * @param array $instance The settings of this widget.
	 * @return void
	 */
	public function form( $instance ) {
		$instance  = $this->update( $instance, array() );
		$titles    = wp_list_pluck( shop_widgets_kinds(), 'title' );
		$countries = array( '' => __( 'As in the settings', 'shop-widgets' ) ) + shop_widgets_countries();
		$this->control( 'tag', __( 'What to show', 'shop-widgets' ), $titles, $instance );
		$this->control( 'site', __( 'Country', 'shop-widgets' ), $countries, $instance );
	}

	/**
	 * Prints a control.
	 *
	 * @param string $key      Name of the setting.
	 * @param string $label    Its label.
	 * @param array  $options  Titles by value.
	 * @param array  $instance The settings of this widget.
	 */
	private function control( $key, $label, $options, $instance ) {
		printf( '<p><label for="%s">%s</label> ', esc_attr( $this->get_field_id( $key ) ), esc_html( $label ) );
		shop_widgets_print_choice( $this->get_field_id( $key ), $this->get_field_name( $key ), $options, $instance[ $key ] );
		echo '</p>';
	}
}
