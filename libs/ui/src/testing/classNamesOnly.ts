/** Class names are all that a unit test needs of a style sheet: its rules are written nowhere. */
import '@vanilla-extract/css/disableRuntimeStyles';
