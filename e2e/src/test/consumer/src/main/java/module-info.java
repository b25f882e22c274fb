module example {
    requires tilewright.core;
    requires tilewright.print;
}
