package tilewright.print.canvas;

import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSObject;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDNumberTreeNode;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDParentTreeValue;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureTreeRoot;
import org.apache.pdfbox.pdmodel.documentinterchange.taggedpdf.PDTableAttributeObject;
import org.apache.pdfbox.pdmodel.documentinterchange.taggedpdf.StandardStructureTypes;
import tilewright.print.canvas.Canvas.Role;

/**
 * The structure tree of a PDF file, from which it is read aloud: a section for each page with its parts in order. Items of lists,
 * entries of contents, and cells that follow each other are together in a list, in contents, or in a table. What is read of a page
 * is written with it, and forgotten. One thread at a time.
 */
final class PdfStructure {

    private final PDStructureTreeRoot root = new PDStructureTreeRoot();
    private final PDStructureElement whole = new PDStructureElement(StandardStructureTypes.DOCUMENT, root);
    private final COSArray sections = new COSArray();
    private final COSArray parents = new COSArray();
    private int pages;

    PdfStructure(PdfObjects objects) {
        root.appendKid(whole);
        objects.keep(whole.getCOSObject());
    }

    PDStructureTreeRoot root() {
        return root;
    }

    /** Begins a page. */
    Page page(PDPage page) {
        page.setStructParents(pages);
        page.getCOSObject().setName(COSName.getPDFName("Tabs"), "S");
        pages++;
        return new Page(page, new PDStructureElement(StandardStructureTypes.SECT, whole), new COSArray());
    }

    /**
     * Adds a page that is written.
     *
     * @param section what is written of its structure
     * @param marked its parts by their numbers
     */
    void add(COSObject section, COSObject marked) {
        parents.add(COSInteger.get(sections.size()));
        parents.add(marked);
        sections.add(section);
    }

    /** Ends the tree. */
    void end() {
        whole.getCOSObject().setItem(COSName.K, sections);
        COSDictionary tree = new COSDictionary();
        tree.setItem(COSName.NUMS, parents);
        root.setParentTree(new PDNumberTreeNode(tree, PDParentTreeValue.class));
        root.setParentTreeNextKey(pages);
    }

    private static PDStructureElement child(PDStructureElement parent, String type) {
        PDStructureElement child = new PDStructureElement(type, parent);
        parent.appendKid(child);
        return child;
    }

    /** The structure of a page in the making. */
    static final class Page {

        private final PDPage page;
        private final PDStructureElement section;
        private final COSArray marked;
        private Optional<PDStructureElement> group = Optional.empty();
        private Optional<PDStructureElement> row = Optional.empty();

        private Page(PDPage page, PDStructureElement section, COSArray marked) {
            this.page = page;
            this.section = section;
            this.marked = marked;
        }

        /** What is to be written of it: its section, and its parts by their numbers. */
        List<COSBase> objects() {
            return List.of(section.getCOSObject(), marked);
        }

        /**
         * Adds a part.
         *
         * @param words what it shows; empty for what is no picture
         * @return the type of its marked content, whose number is that of the parts before it
         */
        String part(Role role, String words) {
            PDStructureElement element = element(role);
            element.setPage(page);
            if (!words.isEmpty()) {
                element.setAlternateDescription(words);
            }
            element.appendKid(marked.size());
            marked.add(element.getCOSObject());
            return element.getStructureType();
        }

        private PDStructureElement element(Role role) {
            return switch (role) {
                case HEADING -> alone(StandardStructureTypes.H1);
                case SUBHEADING -> alone(StandardStructureTypes.H2);
                case PARAGRAPH, ORNAMENT -> alone(StandardStructureTypes.P);
                case FIGURE -> alone("Figure");
                case ITEM ->
                    child(
                            child(group(StandardStructureTypes.L), StandardStructureTypes.LI),
                            StandardStructureTypes.L_BODY);
                case ENTRY ->
                    child(
                            child(group(StandardStructureTypes.TOC), StandardStructureTypes.TOCI),
                            StandardStructureTypes.P);
                case COLUMN_HEAD -> head(row(false), PDTableAttributeObject.SCOPE_COLUMN);
                case ROW_HEAD -> head(row(true), PDTableAttributeObject.SCOPE_ROW);
                case CELL -> child(row(false), StandardStructureTypes.TD);
            };
        }

        private PDStructureElement alone(String type) {
            group = Optional.empty();
            row = Optional.empty();
            return child(section, type);
        }

        /** The group that the last part was in, or else a new one. */
        private PDStructureElement group(String type) {
            if (group.filter(it -> it.getStructureType().equals(type)).isEmpty()) {
                group = Optional.of(child(section, type));
                row = Optional.empty();
            }
            return group.orElseThrow();
        }

        private PDStructureElement row(boolean begin) {
            PDStructureElement table = group(StandardStructureTypes.TABLE);
            if (begin || row.isEmpty()) {
                row = Optional.of(child(table, StandardStructureTypes.TR));
            }
            return row.orElseThrow();
        }

        private static PDStructureElement head(PDStructureElement row, String scope) {
            PDStructureElement head = child(row, StandardStructureTypes.TH);
            PDTableAttributeObject attributes = new PDTableAttributeObject();
            attributes.setScope(scope);
            head.addAttribute(attributes);
            return head;
        }
    }
}
