<?php

$lang['name'] = 'Shop-Widgets';
$lang['button'] = 'Newsletter-Anmeldung des Shops';
$lang['unknown_widget'] = '„%1$s“ ist kein Widget. Möglich sind: %2$s.';
$lang['unknown'] = '„%1$s“ ist kein Attribut dieses Widgets. Möglich sind: %2$s.';
$lang['reserved'] = '„%1$s“ ist auf einer Seite nicht erlaubt. Die Administration kann es einstellen.';
$lang['long'] = '„%1$s“ muss eine Zeile mit höchstens %2$s Zeichen sein.';
$lang['value'] = 'Der Wert von „%1$s“ ist nicht erlaubt. Möglich sind: %2$s.';
$lang['setting'] = 'Die Einstellung „%1$s“ hat einen Wert, der nicht erlaubt ist. Die Administration kann ihn ändern.';
$lang['footer_open'] = 'Die Seite „%1$s“ wird nicht verwendet, weil sie auch ohne Login bearbeitet werden darf. Bitte nur das Lesen erlauben.';
// The headings of the page shopwidgets:footer.
$lang['footer_groups'] = 'Gruppen';
$lang['footer_legal'] = 'Rechtliche Links';
$lang['footer_countries'] = 'Länder';
