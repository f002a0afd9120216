<?php

// Prints each case of the standard input by the PHP function and by Twig itself, as JSON.
[, $function, $templates] = $argv;
require $function;
require 'Twig/autoload.php';

$twig = new Twig\Environment(new Twig\Loader\FilesystemLoader($templates), ['strict_variables' => true]);
$page = $twig->createTemplate("{{ include('shop-widgets.twig', values, with_context = false) }}");
$printed = ['PHP' => [], 'Twig' => []];
foreach (json_decode(stream_get_contents(STDIN), true) as $values) {
    $printed['PHP'][] = shop_widget($values['widget'], $values);
    $printed['Twig'][] = $page->render(['values' => $values, 'origin' => 'of the page']);
}
echo json_encode($printed, JSON_THROW_ON_ERROR);
