package tilewright.print.canvas;

import java.time.Instant;

/** The metadata of a PDF file, once more as XMP (ISO 16684-1), as PDF/A and PDF/UA want it. */
final class Xmp {

    /** That a file is PDF/UA-1 (ISO 14289-1), and what this property means, which PDF/A asks for. */
    private static final String READ_ALOUD = """
            <rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
            <pdfuaid:part>1</pdfuaid:part>
            </rdf:Description>
            <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
            <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
            <pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>
            <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
            <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
            <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
            <pdfaProperty:name>part</pdfaProperty:name>
            <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
            <pdfaProperty:category>internal</pdfaProperty:category>
            <pdfaProperty:description>Part of ISO 14289 that the file keeps</pdfaProperty:description>
            </rdf:li></rdf:Seq></pdfaSchema:property>
            </rdf:li></rdf:Bag></pdfaExtension:schemas>
            </rdf:Description>
            """;

    private Xmp() {}

    /**
     * @param archive whether the file is PDF/A-1b, and with a title PDF/UA-1
     * @param language its tag
     */
    static String of(Metadata metadata, boolean archive, String language) {
        String dates = metadata.made()
                .map(Instant::toString)
                .map(date -> element("xmp:CreateDate", date) + element("xmp:ModifyDate", date))
                .orElse("");
        return """
                <?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
                <x:xmpmeta xmlns:x="adobe:ns:meta/">
                <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
                <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
                <dc:format>application/pdf</dc:format>
                <dc:title><rdf:Alt><rdf:li xml:lang="x-default">%s</rdf:li></rdf:Alt></dc:title>
                %s%s<dc:language><rdf:Bag><rdf:li>%s</rdf:li></rdf:Bag></dc:language>
                %s%s%s%s</rdf:Description>
                %s</rdf:RDF>
                </x:xmpmeta>
                <?xpacket end="r"?>
                """.formatted(
                        Xml.escaped(metadata.title()),
                        listed("dc:creator", "rdf:Seq", "<rdf:li>", metadata.author()),
                        listed("dc:description", "rdf:Alt", "<rdf:li xml:lang=\"x-default\">", metadata.subject()),
                        language,
                        element("pdf:Keywords", keywords(metadata)),
                        element("pdf:Producer", metadata.producer()),
                        dates,
                        archive ? element("pdfaid:part", "1") + element("pdfaid:conformance", "B") : "",
                        archive && !metadata.title().isEmpty() ? READ_ALOUD : "");
    }

    /** The words, one behind the other. */
    static String keywords(Metadata metadata) {
        return String.join(", ", metadata.keywords());
    }

    private static String listed(String name, String kind, String item, String text) {
        return text.isEmpty()
                ? ""
                : "<%s><%s>%s%s</rdf:li></%s></%s>\n".formatted(name, kind, item, Xml.escaped(text), kind, name);
    }

    private static String element(String name, String text) {
        return text.isEmpty() ? "" : "<%s>%s</%s>\n".formatted(name, Xml.escaped(text), name);
    }
}
