<?php

$lang['name'] = 'Shop widgets';
$lang['button'] = 'Newsletter sign-up';
$lang['unknown_widget'] = '“%1$s” is not a widget. Write one of: %2$s.';
$lang['unknown'] = '“%1$s” is not an attribute of this widget. Write one of: %2$s.';
$lang['reserved'] = '“%1$s” is not allowed in a page. An administrator can set it.';
$lang['long'] = 'the value of “%1$s” is not one line of at most %2$s characters.';
$lang['value'] = 'the value of “%1$s” is not allowed. Write one of: %2$s.';
$lang['setting'] = 'the setting “%1$s” has a value that is not allowed. An administrator can correct it.';
$lang['footer_open'] = 'the page “%1$s” is ignored, because visitors who are not logged in may edit it. Allow them to read it only.';
// The headings of the page shopwidgets:footer.
$lang['footer_groups'] = 'Groups';
$lang['footer_legal'] = 'Legal links';
$lang['footer_countries'] = 'Countries';
