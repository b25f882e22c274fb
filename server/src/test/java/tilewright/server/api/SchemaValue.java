package tilewright.server.api;

import dev.harrel.jsonschema.JsonNode;
import dev.harrel.jsonschema.JsonNodeFactory;
import dev.harrel.jsonschema.SimpleType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilewright.text.Json;

/**
 * A JSON value for the validator of schemas.
 *
 * @param getJsonPointer where it is in the whole
 */
record SchemaValue(Json json, String getJsonPointer) implements JsonNode {

    /** Reads values. */
    static final JsonNodeFactory READER = new JsonNodeFactory() {
        @Override
        public JsonNode wrap(Object value) {
            return value instanceof JsonNode node ? node : new SchemaValue((Json) value, "");
        }

        @Override
        public JsonNode create(String text) {
            return new SchemaValue(Json.parse(text), "");
        }
    };

    @Override
    public SimpleType getNodeType() {
        return switch (json) {
            case Json.Obj _ -> SimpleType.OBJECT;
            case Json.Arr _ -> SimpleType.ARRAY;
            case Json.Str _ -> SimpleType.STRING;
            case Json.Bool _ -> SimpleType.BOOLEAN;
            case Json.Num _ -> asNumber().stripTrailingZeros().scale() <= 0 ? SimpleType.INTEGER : SimpleType.NUMBER;
            case Json.Null _, Json.Written _, Json.Text _, Json.Sentences _, Json.Drawn _ -> SimpleType.NULL;
        };
    }

    @Override
    public boolean asBoolean() {
        return json.equals(Json.TRUE);
    }

    @Override
    public String asString() {
        return ((Json.Str) json).value();
    }

    @Override
    public BigInteger asInteger() {
        return asNumber().toBigIntegerExact();
    }

    @Override
    public BigDecimal asNumber() {
        return new BigDecimal(((Json.Num) json).text());
    }

    @Override
    public List<JsonNode> asArray() {
        List<JsonNode> items = new ArrayList<>();
        for (Json item : ((Json.Arr) json).items()) {
            items.add(new SchemaValue(item, getJsonPointer + "/" + items.size()));
        }
        return items;
    }

    @Override
    public Map<String, JsonNode> asObject() {
        Map<String, JsonNode> fields = new LinkedHashMap<>();
        ((Json.Obj) json)
                .fields()
                .forEach((name, value) -> fields.put(
                        name, new SchemaValue(value, getJsonPointer + "/" + JsonNode.encodeJsonPointer(name))));
        return fields;
    }

    /** Two values are equal wherever they are. */
    @Override
    public boolean equals(Object other) {
        return other instanceof SchemaValue value && json.equals(value.json);
    }

    @Override
    public int hashCode() {
        return json.hashCode();
    }
}
