package tilewright.search;

/**
 * The linked lists of a cover problem as they change during a search: what is left of each item's options.
 *
 * <p>Mutable; one thread at a time.
 */
final class CoverLinks {

    /*
     * Dancing links with colors, after Knuth [1]: what is taken out of a list keeps its own links, so it can be put
     * back in the opposite order. The layout of nodes is told in CoverProblem.
     *
     *   LLINK, RLINK -> left, right    ULINK, DLINK -> up, down    TOP -> top    LEN -> size    COLOR -> color
     *   commit and uncommit (of all other entries of an option) -> commitOthers, uncommitOthers
     *
     * Each list that can be reached from the root is circular, and size[i] is the length of list i. A color of -1 marks
     * an entry whose color is the one that its item has got: it no longer matters. When an item is covered, its options
     * go from the lists of all their other items; so an entry that gives its item a color is not in the list of that
     * item any more, and keeps its color until it is undone.
     *
     * [1] The Art of Computer Programming, vol. 4B, section 7.2.2.1, 2022.
     */

    private final int[] top;
    private final int[] up;
    private final int[] down;
    private final int[] color;
    private final int[] left;
    private final int[] right;
    private final int[] size;

    /** The lists at the beginning. */
    CoverLinks(CoverProblem problem) {
        top = problem.top;
        up = problem.up.clone();
        down = problem.down.clone();
        color = problem.colored ? problem.color.clone() : problem.color;
        left = problem.left.clone();
        right = problem.right.clone();
        size = problem.size.clone();
    }

    /** How many primary items are to be covered. */
    int items() {
        int count = 0;
        for (int i = right[0]; i != 0; i = right[i]) {
            count++;
        }
        return count;
    }

    /** The first of the items with the fewest options left; 0 when all are covered. */
    int tightest() {
        int best = 0;
        int fewest = Integer.MAX_VALUE;
        for (int i = right[0]; i != 0; i = right[i]) {
            if (size[i] < fewest) {
                fewest = size[i];
                best = i;
                if (fewest == 0) {
                    break;
                }
            }
        }
        return best;
    }

    /** How many options an item has left. */
    int size(int i) {
        return size[i];
    }

    /** The entry below one in its list, or the head behind the last; of a head, the first entry. */
    int below(int entry) {
        return down[entry];
    }

    /** The number of the option that an entry belongs to. */
    int option(int entry) {
        int p = entry;
        while (top[p] > 0) {
            p++;
        }
        return -top[p] - 1;
    }

    /** Covers or colors what else the option of this entry has, besides the item that is covered already. */
    void commitOthers(int entry) {
        int p = entry + 1;
        while (p != entry) {
            int i = top[p];
            if (i <= 0) {
                p = up[p];
                continue;
            }
            if (color[p] == 0) {
                cover(i);
            } else if (color[p] > 0) {
                purify(p, i);
            }
            p++;
        }
    }

    void uncommitOthers(int entry) {
        int p = entry - 1;
        while (p != entry) {
            int i = top[p];
            if (i <= 0) {
                p = down[p];
                continue;
            }
            if (color[p] == 0) {
                uncover(i);
            } else if (color[p] > 0) {
                unpurify(p, i);
            }
            p--;
        }
    }

    /** Takes an item out of the list of those to cover, and its options out of all other lists. */
    void cover(int i) {
        for (int p = down[i]; p != i; p = down[p]) {
            hide(p);
        }
        right[left[i]] = right[i];
        left[right[i]] = left[i];
    }

    void uncover(int i) {
        right[left[i]] = i;
        left[right[i]] = i;
        for (int p = up[i]; p != i; p = up[p]) {
            unhide(p);
        }
    }

    /** Gives the item the color of this entry: options that want another one go. */
    private void purify(int entry, int i) {
        int c = color[entry];
        for (int p = down[i]; p != i; p = down[p]) {
            if (color[p] == c) {
                color[p] = -1;
            } else {
                hide(p);
            }
        }
    }

    private void unpurify(int entry, int i) {
        int c = color[entry];
        for (int p = up[i]; p != i; p = up[p]) {
            if (color[p] < 0) {
                color[p] = c;
            } else {
                unhide(p);
            }
        }
    }

    private void hide(int entry) {
        int q = entry + 1;
        while (q != entry) {
            int i = top[q];
            if (i <= 0) {
                q = up[q];
                continue;
            }
            if (color[q] >= 0) {
                int above = up[q];
                int below = down[q];
                down[above] = below;
                up[below] = above;
                size[i]--;
            }
            q++;
        }
    }

    private void unhide(int entry) {
        int q = entry - 1;
        while (q != entry) {
            int i = top[q];
            if (i <= 0) {
                q = down[q];
                continue;
            }
            if (color[q] >= 0) {
                down[up[q]] = q;
                up[down[q]] = q;
                size[i]++;
            }
            q--;
        }
    }
}
