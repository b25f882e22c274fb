package tilewright.tools.site;

import java.util.List;

/**
 * Pages that stand together in the navigation.
 *
 * @param collapsed whether they are so many that only their own pages list them
 */
record Section(String title, List<Page> pages, boolean collapsed) {}
