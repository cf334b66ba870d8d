/** What the page tells of its hall once in a visit: that it was read, or is left for later. */
export const noticed = $state({ keeping: false, newer: false });
