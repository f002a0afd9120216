<?php

// Prints each case of the standard input with the PHP function and with Twig itself, as JSON.
[, $templates] = $argv;
require_once "$templates/shop-widgets.php";
require 'Twig/autoload.php';

$twig = new Twig\Environment(new Twig\Loader\FilesystemLoader($templates), ['strict_variables' => true]);
$page = $twig->createTemplate("{{ include('shop-widgets.twig', values, with_context = false) }}");
$printed = ['PHP' => [], 'Twig' => []];
foreach (json_decode(stream_get_contents(STDIN), true) as $values) {
    $printed['PHP'][] = shop_widget($values['widget'], $values);
    $printed['Twig'][] = $page->render(['values' => $values, 'origin' => 'of the page']);
}
// The pages of the guide, which are beside the templates.
ob_start();
require "$templates/newsletter.php";
$printed['PHP'][] = ob_get_clean();
$printed['Twig'][] = $twig->render('newsletter.twig');
echo json_encode($printed, JSON_THROW_ON_ERROR);
